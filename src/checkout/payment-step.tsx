import type { ChangeEvent } from 'react';
import { checkoutPage } from '../../content/checkout-page.ts';
import { cardNumberHint, expiryHint } from '../../domain/card-hints.ts';
import { type PaymentDetails, paymentDetails } from '../../domain/checkout-records.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';
import { formatExpiry, formatInPlace, groupCardNumber } from './card-format.ts';
import { problemsOf } from './problems.ts';
import { savePaymentDetails } from './records.ts';
import { StepHeading } from './step-heading.tsx';
import { useDelayedStep } from './use-delayed-step.ts';

const { payment } = checkoutPage;

const TEST_CARD: PaymentDetails = {
  cardholderName: 'Test Founder',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/30',
  cvc: '123',
};

const FIELDS = ['cardholderName', 'cardNumber', 'expiryDate', 'cvc'] as const;

/** The wait between 'Complete Order' and the confirmation, in milliseconds. */
const WAIT_MS = 1_000;

type Props = { onBack: () => void; onDone: () => void };

/** Step 2: the placeholder for a payment. Accepts whatever passes the rules; keeps only a masked record. */
export function PaymentStep({ onBack, onDone }: Props) {
  const { register, onSubmit, formState, reset, watch } = useSchemaForm<PaymentDetails>(paymentDetails, FIELDS);
  const { waiting, start } = useDelayedStep(WAIT_MS, onDone);

  const onValid = (details: PaymentDetails) => {
    savePaymentDetails(details);
    showToast(payment.toast);
    start();
  };

  const error = (name: keyof PaymentDetails) => formState.errors[name]?.message;
  const problems = problemsOf(FIELDS, error);
  const field = (name: keyof PaymentDetails, format?: (typed: string) => string) => {
    const { onChange, ...registered } = register(name);
    const formatted = (event: ChangeEvent<HTMLInputElement>) => {
      if (format) formatInPlace(event.target, format);
      return onChange(event);
    };
    return { id: name, error: error(name), onChange: formatted, ...registered };
  };
  return (
    <form method="dialog" noValidate onSubmit={onSubmit(onValid)}>
      <StepHeading title={payment.title} />
      <div className="mb-6 rounded-control border border-violet/25 bg-violet-wash p-5 text-small">
        <p>{payment.note}</p>
        <Button variant="quiet" size="bare" className="-mb-3" onClick={() => reset(TEST_CARD)}>
          {payment.testCard}
        </Button>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <ErrorSummary problems={problems} />
        <TextField
          label="Cardholder name"
          required
          autoComplete="cc-name"
          enterKeyHint="next"
          className="sm:col-span-2"
          {...field('cardholderName')}
        />
        <TextField
          label="Card number"
          required
          inputMode="numeric"
          autoComplete="cc-number"
          enterKeyHint="next"
          className="sm:col-span-2"
          hint={cardNumberHint(watch('cardNumber') ?? '')}
          {...field('cardNumber', groupCardNumber)}
        />
        <TextField
          label="Expiry date (MM/YY)"
          required
          inputMode="numeric"
          autoComplete="cc-exp"
          enterKeyHint="next"
          hint={expiryHint(watch('expiryDate') ?? '', new Date())}
          {...field('expiryDate', formatExpiry)}
        />
        <TextField
          label="CVC"
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
        <Button type="submit" disabled={waiting}>
          {waiting ? payment.waiting : payment.submit}
        </Button>
      </div>
    </form>
  );
}
