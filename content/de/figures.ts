import * as facts from '../figures.ts';

/** What may follow a number, in the dative that 'innerhalb von' and 'in unter' take. A label says 'Mio.' for 'M'. */
const UNITS: Record<string, string> = {
  'M+': '+',
  '-minute': '-Minuten',
  '-hour': '-Stunden',
  ' hour': ' Stunde',
  ' hours': ' Stunden',
  ' day': ' Tag',
  ' days': ' Tagen',
  ' week': ' Woche',
  ' weeks': ' Wochen',
};

/** A figure as German prints it: '20.000+' for '20,000+', '24 Stunden' for '24 hours'. Other words stop the build. */
export function inGerman(figure: string): string {
  return figure
    .replaceAll(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === ',' ? '.' : ','))
    .replace(/[ -]?\p{L}.*/u, (unit) => {
      const german = UNITS[unit];
      if (german === undefined) throw new Error(`content/de/figures.ts: there is no German for '${figure}'.`);
      return german;
    });
}

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
