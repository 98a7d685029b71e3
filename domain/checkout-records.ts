import { INVALID_EMAIL, isEmailAddress, pastedEmailAddress, withoutInvisible } from './email-address.ts';
import { z } from './zod.ts';

const MIN_NAME = 2;
const atLeast = (length: number, message: string) => z.string().check(z.trim(), z.minLength(length, message));

/** Step 1. */
export const personalDetails = z.object({
  firstName: atLeast(MIN_NAME, 'First name must be at least 2 characters.'),
  lastName: atLeast(MIN_NAME, 'Last name must be at least 2 characters.'),
  email: z.string().check(z.overwrite(pastedEmailAddress), z.refine(isEmailAddress, INVALID_EMAIL)),
  phone: z
    .string()
    .check(z.overwrite(withoutInvisible), z.trim(), z.minLength(6, 'Please enter a valid phone number.')),
  company: z.optional(z.string()),
  additionalInfo: z.optional(z.string()),
});
export type PersonalDetails = z.infer<typeof personalDetails>;

/** The fields of step 1 in form order. */
export const PERSONAL_FIELDS = Object.keys(personalDetails.shape) as (keyof PersonalDetails)[];

/** Step 2 as typed. Lengths include the spaces between digit groups. */
export const paymentDetails = z.object({
  cardholderName: atLeast(MIN_NAME, 'Cardholder name must be at least 2 characters.'),
  cardNumber: atLeast(16, 'Please enter a valid card number.'),
  expiryDate: atLeast(5, 'Please enter a valid expiry date (MM/YY).'),
  cvc: atLeast(3, 'Please enter a valid CVC (3-4 digits).'),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

/** The fields of step 2 in form order. */
export const PAYMENT_FIELDS = Object.keys(paymentDetails.shape) as (keyof PaymentDetails)[];

/** The payment record as stored: at most the card's last four digits, and no CVC. */
export function maskPayment(details: PaymentDetails): PaymentDetails {
  const lastFour = details.cardNumber.replace(/\D/g, '').slice(-4);
  return { ...details, cardNumber: `•••• •••• •••• ${lastFour}`, cvc: '•••' };
}

/** Parses a stored record; null if missing, not JSON, or of another shape. */
export function parsePersonalDetails(stored: string | null): PersonalDetails | null {
  if (stored === null) return null;
  try {
    const parsed = personalDetails.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
