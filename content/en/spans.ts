import { validationPlan } from '../figures.ts';

/** Turns a figure such as '60-minute' into '60 minutes'. */
export function spanOf(figure: string): string {
  const [count, unit] = figure.split('-');
  return `${count} ${unit}${count === '1' ? '' : 's'}`;
}

/** The validation plan's progress on decorative cards: just over a third. */
export const dayOfPlan = `Day ${Math.round(Number(validationPlan) * 0.38)} of ${validationPlan}`;
