import { EMAIL_LIMIT } from './email-address.ts';

/** The maximum length of each free-text field, in UTF-16 code units like `maxlength`. */
export const CONTACT_LIMITS = { email: EMAIL_LIMIT, linkedIn: 300, phone: 40, message: 5_000 } as const;
