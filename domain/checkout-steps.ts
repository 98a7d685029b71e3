import { PAGE_SUFFIX } from './host-form.ts';

/** The checkout's steps in order, each with its path below `/checkout/{package}`. */
export const CHECKOUT_STEPS = [
  { id: 'personal', path: PAGE_SUFFIX },
  { id: 'payment', path: `/payment${PAGE_SUFFIX}` },
  { id: 'confirmation', path: `/confirmation${PAGE_SUFFIX}` },
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]['id'];

/** Replaces every unknown package in a path: its pages show Kickoff and say so. */
export const UNKNOWN_PACKAGE = 'unknown';

export function stepIndex(step: CheckoutStep): number {
  return CHECKOUT_STEPS.findIndex(({ id }) => id === step);
}
