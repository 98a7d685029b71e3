/** Where functions are called, on a hosted backend and on our server alike. */
export const FUNCTIONS_PATH = '/functions/v1';

/** The function that takes contact messages: its name on a hosted backend, and its path. */
export const CONTACT_FUNCTION_NAME = 'send-contact-email';
export const CONTACT_FUNCTION_PATH = `${FUNCTIONS_PATH}/${CONTACT_FUNCTION_NAME}` as const;

/** How long a sender waits for the function's answer, in milliseconds; a message without one counts as not sent. */
export const ANSWER_WITHIN_MS = 20_000;

/** The pages that the function sends a browser to whose form was posted without JavaScript. */
export const CONTACT_ANSWER_PATHS = { sent: '/message-sent', notSent: '/message-not-sent' } as const;
