import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { checkoutPage } from '../../content/checkout-page.ts';
import { interfaceWords } from '../../content/interface.ts';
import { cardNumberHint, expiryHint, testCardExpiry } from '../../domain/card-hints.ts';
import { PAYMENT_FIELDS, type PaymentDetails, paymentDetails } from '../../domain/checkout-records.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';
import { formatExpiry, formatInPlace, groupCardNumber } from './card-format.ts';
import { loadPersonalDetails, savePaymentDetails } from './records.ts';
import { StepHeading } from './step-heading.tsx';
import { useDelayedStep } from './use-delayed-step.ts';

const { payment, steps } = checkoutPage;
const FORM = { schema: paymentDetails, fields: PAYMENT_FIELDS };
const WORDS = payment.fields;

const TEST_CARD = { cardNumber: '4242 4242 4242 4242', cvc: '123' };

/** Fields that are formatted while being typed. */
const FORMATS = { cardNumber: groupCardNumber, expiryDate: formatExpiry };
type Formatted = keyof typeof FORMATS;

/** Wait between 'Complete Order' and the confirmation, in ms. */
const WAIT_MS = 1_000;

type Props = {
  onBack: () => void;
  /** Called when the order is accepted; `onDone` follows after the wait. */
  onWait: () => void;
  onDone: () => void;
  /** Rendered below the heading. */
  children?: ReactNode;
};

/** Step 2, the payment placeholder. Accepts any valid-looking card and stores only a masked record. */
export function PaymentStep({ onBack, onWait, onDone, children }: Props) {
  const { field, problems, handleSubmit, reset, setFocus, setValue, watch } = useSchemaForm<PaymentDetails>(FORM);
  const { waiting, onClick, start } = useDelayedStep(WAIT_MS, onDone);

  const onValid = (details: PaymentDetails) => {
    savePaymentDetails(details);
    showToast(payment.toast);
    start();
    onWait();
  };

  const fillInTestCard = () => {
    const details = loadPersonalDetails();
    const cardholderName = details ? `${details.firstName} ${details.lastName}` : payment.testCardholder;
    reset({ ...TEST_CARD, cardholderName, expiryDate: testCardExpiry(new Date()) });
    // On a phone the fields are below the window, so scroll them into view. A reset registers them anew.
    setTimeout(() => setFocus('cardNumber'));
  };

  const form = useRef<HTMLFormElement>(null);
  // Formats what was typed or autofilled before hydration, and shows its hint.
  useEffect(() => {
    for (const name of Object.keys(FORMATS) as Formatted[]) {
      const input = form.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (!input?.value) continue;
      formatInPlace(input, FORMATS[name]);
      setValue(name, input.value);
    }
  }, [setValue]);

  const formatted = (name: Formatted) => {
    const { onChange, ...wiring } = field(name);
    return {
      ...wiring,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        formatInPlace(event.target, FORMATS[name]);
        return onChange(event);
      },
    };
  };
  return (
    <form ref={form} method="dialog" noValidate onSubmit={handleSubmit(onValid)}>
      <StepHeading title={steps.payment} />
      {children}
      <div className="mb-6 rounded-control border border-violet/25 bg-violet-wash p-5 text-small">
        <p>{payment.note}</p>
        <Button variant="secondary" size="small" className="mt-4" onClick={fillInTestCard}>
          {payment.testCard}
        </Button>
      </div>
      <div className="grid gap-x-3 gap-y-5 min-[22rem]:grid-cols-2 sm:grid-cols-4 sm:gap-x-5">
        <ErrorSummary title={interfaceWords.errorSummary} problems={problems} />
        <TextField
          {...WORDS.cardholderName}
          required
          autoComplete="cc-name"
          enterKeyHint="next"
          className="col-span-full"
          {...field('cardholderName')}
        />
        <TextField
          {...WORDS.cardNumber}
          required
          inputMode="numeric"
          autoComplete="cc-number"
          enterKeyHint="next"
          className="col-span-full sm:col-span-2"
          hint={cardNumberHint(watch('cardNumber') ?? '')}
          {...formatted('cardNumber')}
        />
        <TextField
          {...WORDS.expiryDate}
          required
          inputMode="numeric"
          autoComplete="cc-exp"
          enterKeyHint="next"
          hint={expiryHint(watch('expiryDate') ?? '', new Date())}
          {...formatted('expiryDate')}
        />
        <TextField
          {...WORDS.cvc}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          enterKeyHint="done"
          maxLength={4}
          {...field('cvc')}
        />
      </div>
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onBack}>
          {payment.back}
        </Button>
        <Button type="submit" className="noscript:hidden" disabled={waiting} onClick={onClick}>
          {waiting ? payment.waiting : payment.submit}
        </Button>
      </div>
    </form>
  );
}
