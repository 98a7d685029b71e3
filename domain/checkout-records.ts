import { fieldErrors } from '../content/en/rules.ts';
import { isEmailAddress, pastedEmailAddress, withoutInvisible } from './email-address.ts';
import { z } from './zod.ts';

const { checkout } = fieldErrors;
const MIN_NAME = 2;
const atLeast = (length: number, message: string) => z.string().check(z.trim(), z.minLength(length, message));

export const personalDetails = z.object({
  firstName: atLeast(MIN_NAME, checkout.firstName),
  lastName: atLeast(MIN_NAME, checkout.lastName),
  email: z.string().check(z.overwrite(pastedEmailAddress), z.refine(isEmailAddress, fieldErrors.email)),
  phone: z.string().check(z.overwrite(withoutInvisible), z.trim(), z.minLength(6, checkout.phone)),
  company: z.optional(z.string()),
  additionalInfo: z.optional(z.string()),
});
export type PersonalDetails = z.infer<typeof personalDetails>;

export const PERSONAL_FIELDS = Object.keys(personalDetails.shape) as (keyof PersonalDetails)[];

/** Step 2 as typed. Lengths include the spaces between digit groups. */
export const paymentDetails = z.object({
  cardholderName: atLeast(MIN_NAME, checkout.cardholderName),
  cardNumber: atLeast(16, checkout.cardNumber),
  expiryDate: atLeast(5, checkout.expiryDate),
  cvc: atLeast(3, checkout.cvc),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

export const PAYMENT_FIELDS = Object.keys(paymentDetails.shape) as (keyof PaymentDetails)[];

/** The payment record as stored: at most the card's last four digits, and no CVC. */
export function maskPayment(details: PaymentDetails): PaymentDetails {
  const lastFour = details.cardNumber.replace(/\D/g, '').slice(-4);
  return { ...details, cardNumber: `•••• •••• •••• ${lastFour}`, cvc: '•••' };
}

export function parsePersonalDetails(stored: string | null): PersonalDetails | null {
  if (stored === null) return null;
  try {
    const parsed = personalDetails.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
