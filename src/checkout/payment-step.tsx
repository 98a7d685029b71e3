import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm } from 'react-hook-form';
import { checkoutPage } from '../../content/checkout-page.ts';
import { type PaymentDetails, paymentDetails } from '../../domain/checkout-records.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { formatExpiry, groupCardNumber } from './card-format.ts';
import { FormattedField } from './formatted-field.tsx';
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

/** The wait between 'Complete Order' and the confirmation, in milliseconds. */
const WAIT_MS = 1_000;

type Props = { onBack: () => void; onDone: () => void };

/** Step 2: the placeholder for a payment. Accepts whatever passes the rules; keeps only a masked record. */
export function PaymentStep({ onBack, onDone }: Props) {
  const { register, control, handleSubmit, formState, reset } = useForm<PaymentDetails>({
    resolver: standardSchemaResolver(paymentDetails),
    defaultValues: { cardholderName: '', cardNumber: '', expiryDate: '', cvc: '' },
  });
  const { waiting, start } = useDelayedStep(WAIT_MS, onDone);

  const onValid = (details: PaymentDetails) => {
    savePaymentDetails(details);
    showToast(payment.toast);
    start();
  };

  const error = (name: keyof PaymentDetails) => formState.errors[name]?.message;
  return (
    <form method="dialog" noValidate onSubmit={handleSubmit(onValid)}>
      <StepHeading title={payment.title} />
      <div className="mb-6 rounded-control border border-violet/25 bg-violet-wash p-5 text-small">
        <p>{payment.note}</p>
        <Button variant="quiet" size="bare" className="-mb-3" onClick={() => reset(TEST_CARD)}>
          {payment.testCard}
        </Button>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="cardholderName"
          label="Cardholder name"
          required
          autoComplete="cc-name"
          className="sm:col-span-2"
          error={error('cardholderName')}
          {...register('cardholderName')}
        />
        <Controller
          control={control}
          name="cardNumber"
          render={({ field: { onChange, ...field } }) => (
            <FormattedField
              id="cardNumber"
              label="Card number"
              required
              inputMode="numeric"
              autoComplete="cc-number"
              className="sm:col-span-2"
              error={error('cardNumber')}
              format={groupCardNumber}
              onValue={onChange}
              {...field}
            />
          )}
        />
        <Controller
          control={control}
          name="expiryDate"
          render={({ field: { onChange, ...field } }) => (
            <FormattedField
              id="expiryDate"
              label="Expiry date (MM/YY)"
              required
              inputMode="numeric"
              autoComplete="cc-exp"
              error={error('expiryDate')}
              format={formatExpiry}
              onValue={onChange}
              {...field}
            />
          )}
        />
        <TextField
          id="cvc"
          label="CVC"
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          error={error('cvc')}
          {...register('cvc')}
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
