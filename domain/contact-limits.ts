import { EMAIL_LIMIT } from './email-address.ts';

/** Longest accepted value of each free field, in UTF-16 code units as `maxlength` counts them. */
export const CONTACT_LIMITS = { email: EMAIL_LIMIT, linkedIn: 300, phone: 40, message: 5_000 } as const;
