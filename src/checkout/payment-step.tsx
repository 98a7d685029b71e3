import { type ReactNode, useEffect, useRef, useState } from 'react';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { PAYMENT_FIELDS, type PaymentDetails, paymentDetails } from '../../domain/checkout-records.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';
import { cardNumberHint, expiryHint, formatExpiry, groupCardNumber, testCardExpiry } from './card.ts';
import { draft, loadPaymentDetails, loadPersonalDetails, savePaymentDetails } from './records.ts';
import { StepHeading } from './step-heading.tsx';

const { payment, steps } = checkoutPage;
const FORM = {
  schema: paymentDetails,
  fields: PAYMENT_FIELDS,
  formats: { cardNumber: groupCardNumber, expiryDate: formatExpiry },
};
const WORDS = payment.fields;

const TEST_CARD = { cardNumber: '4242 4242 4242 4242', cvc: '123' };

/** The other two never leave the form's memory. */
const KEPT = ['cardholderName', 'expiryDate'] as const;

const WAIT_MS = 1_000;

type Props = {
  onBack: () => void;
  /** Called when the order is accepted; `onDone` follows after the wait. */
  onWait: () => void;
  onDone: () => void;
  children?: ReactNode;
  note?: ReactNode;
};

/** Step 2, the payment placeholder. Accepts any valid-looking card and stores only a masked record. */
export function PaymentStep({ onBack, onWait, onDone, children, note }: Props) {
  const { field, submitted, getValues, handleSubmit, reset, setFocus, setValue, watch } =
    useSchemaForm<PaymentDetails>(FORM);
  const { waiting, onClick, start } = useDelayedStep(WAIT_MS, onDone);

  const onValid = (details: PaymentDetails) => {
    savePaymentDetails(details);
    draft.forget(KEPT);
    showToast(payment.toast);
    start();
    onWait();
  };

  const keep = () => draft.keep(Object.fromEntries(KEPT.map((name) => [name, getValues(name) ?? ''])));

  const fillInTestCard = () => {
    const details = loadPersonalDetails();
    const cardholderName = details ? `${details.firstName} ${details.lastName}` : payment.testCardholder;
    reset({ ...TEST_CARD, cardholderName, expiryDate: testCardExpiry(new Date()) });
    keep();
    // On a phone the fields are below the window, so scroll them into view. A reset registers them anew.
    setTimeout(() => setFocus('cardNumber'));
  };

  useEffect(() => {
    const typed = draft.read(KEPT);
    // The browser may have restored what has been erased since.
    if (!typed) reset();
    const kept = { ...loadPaymentDetails(), ...typed };
    for (const name of KEPT) if (kept[name] && !getValues(name)) setValue(name, kept[name]);
  }, [getValues, setValue, reset]);
  // Browsers write what a form holds to the disk, to restore it later, unless its field says `off`.
  const restorable = (token: string, name: 'cardNumber' | 'cvc') => (watch(name) ? 'off' : token);
  const numeric = { inputMode: 'numeric' } as const;
  const [number, date] = [watch('cardNumber') ?? '', watch('expiryDate') ?? ''];
  const inputs = [
    ['cardholderName', { autoComplete: 'cc-name', className: 'col-span-full' }],
    [
      'cardNumber',
      {
        ...numeric,
        autoComplete: restorable('cc-number', 'cardNumber'),
        className: 'col-span-full sm:col-span-2',
        hint: cardNumberHint(number),
      },
    ],
    ['expiryDate', { ...numeric, autoComplete: 'cc-exp', hint: expiryHint(date, new Date()) }],
    ['cvc', { ...numeric, autoComplete: restorable('cc-csc', 'cvc'), enterKeyHint: 'done', maxLength: 4 }],
  ] as const;

  return (
    <form method="dialog" noValidate onChange={keep} onSubmit={handleSubmit(onValid)}>
      <StepHeading title={steps.payment} />
      {children}
      <div className="mb-6 rounded-control border border-violet/25 bg-violet-wash p-5 text-small">
        <p>{payment.note}</p>
        <Button variant="secondary" size="small" className="mt-4" onClick={fillInTestCard}>
          {payment.testCard}
        </Button>
      </div>
      <div className="grid gap-x-3 gap-y-5 min-[22rem]:grid-cols-2 sm:grid-cols-4 sm:gap-x-5">
        <ErrorSummary title={interfaceWords.errorSummary} {...submitted} />
        {inputs.map(([name, attributes]) => (
          <TextField key={name} {...WORDS[name]} required="aria" enterKeyHint="next" {...attributes} {...field(name)} />
        ))}
      </div>
      {note}
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button type="submit" className="noscript:hidden" disabled={waiting} onClick={onClick}>
          {waiting ? payment.waiting : payment.submit}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {payment.back}
        </Button>
      </div>
    </form>
  );
}

/** Goes on after a delay from the last click: a submit event comes only once that is handled. Leaving step or page cancels it. */
function useDelayedStep(waitMs: number, onDone: () => void) {
  const [waiting, setWaiting] = useState(false);
  const clickedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const cancel = () => {
      clearTimeout(timer.current);
      setWaiting(false);
    };
    window.addEventListener('pagehide', cancel);
    return () => {
      window.removeEventListener('pagehide', cancel);
      clearTimeout(timer.current);
    };
  }, []);

  const onClick = ({ timeStamp }: { timeStamp: number }) => {
    clickedAt.current = timeStamp;
  };
  const start = () => {
    setWaiting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(onDone, clickedAt.current + waitMs - performance.now());
  };
  return { waiting, onClick, start };
}
