// Every figure the site claims, as printed. Texts take it from here; prices are in the catalogue. `content/facts.ts` has each
// one's claim. `confirmed('100+')` in place of '100+' tells `npm run go-live` that a shipped figure is true of you.

export const foundersStarted = '100+';
export const foundersSucceeded = '50+';
export const ideasScreened = '20,000+';
export const conceptsValidated = '500+';
export const startupsLaunched = '30+';
export const euroFundraised = '400M+';
/** Evaluated ideas that a new idea is compared with. */
export const ideasEvaluated = '20,000';
/** VCs and angels on the investor list. */
export const investors = '1,000+';
export const engineers = '4,000+';
export const fullTeam = '4 weeks';
/** Time to answer a message, by phone if a number was given. */
export const answer = '24 hours';
export const kickoffCall = '60-minute';
export const workshop = '2-hour';
/** Days of the validation plan. */
export const validationPlan = '90';
/** Days of the launch checklist. */
export const launchChecklist = '100';
/** Days that Kickoff's and Get Started's review looks ahead. */
export const firstReview = '30';
/** Days that Get Momentum's review looks ahead. */
export const secondReview = '60';
/** Days that Get Scale's review looks ahead. */
export const thirdReview = '90';
