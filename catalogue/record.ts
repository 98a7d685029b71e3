import * as figures from '../content/figures.ts';

const ideas = numberIn(figures.ideasScreened);
const concepts = numberIn(figures.conceptsValidated);
const startups = numberIn(figures.startupsLaunched);

/** The record as numbers, for the stats band's drawing, and how many of each it takes for one of the next. */
export const record = {
  ideas,
  concepts,
  startups,
  ideasPerConcept: Math.round(ideas / concepts),
  conceptsPerStartup: Math.round(concepts / startups),
};
export type CompanyRecord = typeof record;

/** The number in a figure such as '20,000+'. Throws on any other text. */
export function numberIn(figure: string): number {
  if (!/^\d+(,\d{3})*\+?$/.test(figure))
    throw new Error(`content/figures.ts: '${figure}' cannot be drawn. Write it as '20,000+' or '500'.`);
  return Number(figure.replace(/[,+]/g, ''));
}
