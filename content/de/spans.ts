import { validationPlan } from '../figures.ts';

const ONE: Record<string, string> = { Minuten: 'Minute', Stunden: 'Stunde' };

/** Turns a figure such as '60-Minuten' into '60 Minuten'. */
export function spanOf(figure: string): string {
  const [count, unit = ''] = figure.split('-');
  return `${count} ${count === '1' ? (ONE[unit] ?? unit) : unit}`;
}

/** The validation plan's progress on decorative cards: just over a third. */
export const dayOfPlan = `Tag ${Math.round(Number(validationPlan) * 0.38)} von ${validationPlan}`;
