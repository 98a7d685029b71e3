import { validationPlan } from '../figures.ts';

const ONE: Record<string, string> = { Minuten: 'Minute', Stunden: 'Stunde' };

export function spanOf(figure: string): string {
  const [count, unit = ''] = figure.split('-');
  return `${count} ${count === '1' ? (ONE[unit] ?? unit) : unit}`;
}

export const dayOfPlan = `Tag ${Math.round(Number(validationPlan) * 0.38)} von ${validationPlan}`;
