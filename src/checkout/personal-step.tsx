import { useEffect, useRef } from 'react';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { PERSONAL_FIELDS, type PersonalDetails, personalDetails } from '../../domain/checkout-records.ts';
import { links } from '../../domain/links.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSchemaForm } from '../ui/use-schema-form.ts';
import { draft, loadPersonalDetails, onRecordsChange, savePersonalDetails } from './records.ts';
import { StepHeading } from './step-heading.tsx';

const { personal, steps } = checkoutPage;
const FORM = { schema: personalDetails, fields: PERSONAL_FIELDS };
const WORDS = personal.fields;
const EMPTY = Object.fromEntries(PERSONAL_FIELDS.map((name) => [name, ''])) as Required<PersonalDetails>;

const INPUTS = [
  ['firstName', { required: 'aria', autoComplete: 'given-name' }],
  ['lastName', { required: 'aria', autoComplete: 'family-name' }],
  ['email', { required: 'aria', type: 'email', autoComplete: 'email' }],
  ['phone', { required: 'aria', type: 'tel', autoComplete: 'tel' }],
  ['company', { autoComplete: 'organization', className: 'sm:col-span-2' }],
] as const;

/** Step 1: who is ordering. Stored on this device, so that returning visitors find the form filled in. */
export function PersonalStep({ onTouch, onDone }: { onTouch: () => void; onDone: () => void }) {
  const { field, submitted, handleSubmit, setValue, getValues, reset } = useSchemaForm<PersonalDetails>(FORM);

  // An untouched form follows what is stored, also from another tab. Typed text wins, and is not mixed with another person's.
  const stored = useRef(EMPTY);
  useEffect(() => {
    const isUntouched = (name: keyof PersonalDetails) => (getValues(name) ?? '') === stored.current[name];
    const follow = () => {
      if (!PERSONAL_FIELDS.every(isUntouched)) return;
      const saved = { ...EMPTY, ...loadPersonalDetails() };
      for (const name of PERSONAL_FIELDS) if (saved[name] !== stored.current[name]) setValue(name, saved[name]);
      stored.current = saved;
    };
    const typed = draft.read(PERSONAL_FIELDS);
    // The browser may have restored what has been erased since.
    if (!typed) reset();
    follow();
    for (const name of PERSONAL_FIELDS) {
      const text = typed?.[name];
      if (text !== undefined && isUntouched(name)) setValue(name, text);
    }
    return onRecordsChange(follow);
  }, [getValues, setValue, reset]);

  const onValid = (details: PersonalDetails) => {
    savePersonalDetails(details);
    draft.forget(PERSONAL_FIELDS);
    showToast(personal.toast);
    onDone();
  };

  const prepare = () => {
    onTouch();
    // The first run of a schema is slow on a phone, so it runs before the submit.
    setTimeout(() => personalDetails.safeParse(getValues()));
  };

  return (
    // Outside a dialog `method="dialog"` submits nothing, so no data reaches the address before hydration.
    <form
      method="dialog"
      noValidate
      onFocus={prepare}
      onChange={() => draft.keep(getValues())}
      onSubmit={handleSubmit(onValid)}
    >
      <StepHeading title={steps.personal} lead={personal.lead} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ErrorSummary title={interfaceWords.errorSummary} {...submitted} />
        {INPUTS.map(([name, attributes]) => (
          <TextField key={name} {...WORDS[name]} enterKeyHint="next" {...attributes} {...field(name)} />
        ))}
        <TextAreaField {...WORDS.additionalInfo} className="sm:col-span-2" {...field('additionalInfo')} />
      </div>
      <Button type="submit" className="mt-8 noscript:hidden">
        {personal.submit}
      </Button>
      <p className="mt-4 text-muted text-small">
        {personal.privacy.text}{' '}
        <a className="underline underline-offset-4 hover:text-violet" href={links.privacy}>
          {personal.privacy.link}
        </a>
      </p>
    </form>
  );
}
