/** The hours within which the confirmation promises an answer. */
export const ANSWER_PROMISE_HOURS = 24;

/** The hours after which the owner is told that a message is still open. */
export const ANSWER_WARNING_HOURS = 20;
