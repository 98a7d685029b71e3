import { Checkout, type CheckoutProps } from './checkout.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';

/** The checkout for pages that open at its last step: with the code of that step, which comes later to the others. */
export function CheckoutAtConfirmation(props: CheckoutProps) {
  return <Checkout {...props} confirmation={ConfirmationStep} />;
}
