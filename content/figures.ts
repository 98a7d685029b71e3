// Every figure that the site claims, as texts print it; prices stand in the catalogue. Written here alone: a text takes it
// from here, and `content/facts.ts` says where each comes from and whether the owner stands by it.

/** Founders started. */
export const foundersStarted = '100+';
/** Founders succeeded. */
export const foundersSucceeded = '50+';
/** Ideas screened. */
export const ideasScreened = '20,000+';
/** Concepts validated. */
export const conceptsValidated = '500+';
/** Startups launched. */
export const startupsLaunched = '30+';
/** Euro fundraised. */
export const euroFundraised = '400M+';
/** Ideas evaluated, which an idea is held against. */
export const ideasEvaluated = '20,000';
/** VCs and angels on the investor list. */
export const investors = '1,000+';
/** Engineers in the talent pool. */
export const engineers = '4,000+';
/** Within which a full team is complete. */
export const fullTeam = '4 weeks';
/** Within which every message is answered, by phone where a number is given. */
export const answer = '24 hours';
/** Kickoff call. */
export const kickoffCall = '60-minute';
/** Workshop. */
export const workshop = '2-hour';
/** Days that the validation plan runs. */
export const validationPlan = '90';
/** Days of the launch checklist. */
export const launchChecklist = '100';
/** Days that the review of Kickoff and Get Started looks ahead. */
export const firstReview = '30';
/** Days that the review of Get Momentum looks ahead. */
export const secondReview = '60';
/** Days that the review of Get Scale looks ahead. */
export const thirdReview = '90';
