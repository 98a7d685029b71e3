import { validationPlan } from './figures.ts';

/** A figure such as '60-minute' as a span of time: '60 minutes'. */
export function spanOf(figure: string): string {
  const [count, unit] = figure.split('-');
  return `${count} ${unit}${count === '1' ? '' : 's'}`;
}

/** Where the validation plan stands on its decorative cards: a good third of the way. */
export const dayOfPlan = `Day ${Math.round(Number(validationPlan) * 0.38)} of ${validationPlan}`;
