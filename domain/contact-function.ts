export const FUNCTIONS_PATH = '/functions/v1';

export const CONTACT_FUNCTION_NAME = 'send-contact-email';
export const CONTACT_FUNCTION_PATH = `${FUNCTIONS_PATH}/${CONTACT_FUNCTION_NAME}` as const;

/** How long to wait for the function's answer, in ms. */
export const ANSWER_WITHIN_MS = 20_000;

export const CONTACT_ANSWER_PATHS = { sent: '/message-sent', notSent: '/message-not-sent' } as const;
