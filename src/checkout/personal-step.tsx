import { useEffect } from 'react';
import { checkoutPage } from '../../content/checkout-page.ts';
import { type PersonalDetails, personalDetails } from '../../domain/checkout-records.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';
import { problemsOf } from './problems.ts';
import { loadPersonalDetails, savePersonalDetails } from './records.ts';
import { StepHeading } from './step-heading.tsx';

const { personal } = checkoutPage;
const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Step 1: who is ordering. Saved on this device; a visitor who comes back finds the fields filled in. */
export function PersonalStep({ onDone }: { onDone: () => void }) {
  const { register, onSubmit, formState, reset, getValues } = useSchemaForm<PersonalDetails>(personalDetails, FIELDS);

  useEffect(() => {
    const saved = loadPersonalDetails();
    // What was typed before the script arrived wins over what was saved on an earlier visit.
    const untouched = Object.values(getValues()).every((value) => !value);
    if (saved && untouched) reset(saved);
  }, [reset, getValues]);

  const onValid = (details: PersonalDetails) => {
    savePersonalDetails(details);
    showToast(personal.toast);
    onDone();
  };

  const error = (name: keyof PersonalDetails) => formState.errors[name]?.message;
  const field = (name: keyof PersonalDetails) => ({ id: name, error: error(name), ...register(name) });
  return (
    // `method="dialog"` submits nothing outside a dialog: no data in the address before the script has arrived.
    <form method="dialog" noValidate onSubmit={onSubmit(onValid)}>
      <StepHeading title={personal.title} lead={personal.lead} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ErrorSummary problems={problemsOf(FIELDS, error)} />
        <TextField label="First name" required autoComplete="given-name" enterKeyHint="next" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" enterKeyHint="next" {...field('lastName')} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          enterKeyHint="next"
          required
          autoComplete="email"
          spellCheck={false}
          {...field('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          enterKeyHint="next"
          required
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          label="Company"
          enterKeyHint="next"
          autoComplete="organization"
          className="sm:col-span-2"
          {...field('company')}
        />
        <TextAreaField label="Additional information" className="sm:col-span-2" {...field('additionalInfo')} />
      </div>
      <Button type="submit" className="mt-8 w-full sm:w-auto">
        {personal.submit}
      </Button>
    </form>
  );
}
