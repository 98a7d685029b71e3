import * as facts from '../figures.ts';

const UNITS: Record<string, string> = {
  minute: 'Minuten',
  hour: 'Stunden',
  hours: 'Stunden',
  days: 'Tage',
  weeks: 'Wochen',
};

/** A unit in German; a figure with another one stops the build. */
function unitInGerman(unit: string): string {
  const german = UNITS[unit];
  if (german === undefined) throw new Error(`content/de/figures.ts: there is no German for '${unit}'.`);
  return german;
}

/** A figure as German prints it: '20.000+' for '20,000+', '400+' for '400M+' (its label says 'Mio.'), '24 Stunden' for '24 hours'. */
const inGerman = (figure: string): string =>
  figure
    .replaceAll(',', '.')
    .replace(/M\+$/, '+')
    .replace(/[a-z]+$/, unitInGerman);

export const foundersStarted = inGerman(facts.foundersStarted);
export const foundersSucceeded = inGerman(facts.foundersSucceeded);
export const ideasScreened = inGerman(facts.ideasScreened);
export const conceptsValidated = inGerman(facts.conceptsValidated);
export const startupsLaunched = inGerman(facts.startupsLaunched);
export const euroFundraised = inGerman(facts.euroFundraised);
export const ideasEvaluated = inGerman(facts.ideasEvaluated);
export const investors = inGerman(facts.investors);
export const engineers = inGerman(facts.engineers);
export const fullTeam = inGerman(facts.fullTeam);
export const answer = inGerman(facts.answer);
/** '60-Minuten', to be followed by '-Call'. */
export const kickoffCall = inGerman(facts.kickoffCall);
/** '2-Stunden', to be followed by '-Workshop'. */
export const workshop = inGerman(facts.workshop);
export const validationPlan = inGerman(facts.validationPlan);
export const launchChecklist = inGerman(facts.launchChecklist);
export const firstReview = inGerman(facts.firstReview);
export const secondReview = inGerman(facts.secondReview);
export const thirdReview = inGerman(facts.thirdReview);
