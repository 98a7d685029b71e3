/** The steps of the checkout in their order, each with the end of its address below `/checkout/{package}`. */
export const CHECKOUT_STEPS = [
  { id: 'personal', path: '' },
  { id: 'payment', path: '/payment' },
  { id: 'confirmation', path: '/confirmation' },
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]['id'];

/** Stands for every unknown package in an address: its pages show Kickoff and say so. */
export const UNKNOWN_PACKAGE = 'unknown';

/** The position of a step among the steps, from 0. */
export function stepIndex(step: CheckoutStep): number {
  return CHECKOUT_STEPS.findIndex(({ id }) => id === step);
}
