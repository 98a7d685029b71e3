import type { ContactChoice } from '../../catalogue/contact-choices.ts';
import { contact } from '../../content/en/contact.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { LANGUAGE_FIELD, TRAP_FIELD } from '../../domain/contact-evidence.ts';
import { CONTACT_LIMITS } from '../../domain/contact-limits.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { FIRST_LANGUAGE, LANGUAGE_CODE } from '../../domain/language.ts';
import { formatNumber } from '../../domain/price.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { useOnline } from '../ui/use-online.ts';
import { FailedNote, SentNote } from './outcome.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Tells password managers to leave a field alone. */
const IGNORED_BY_MANAGERS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
};

const INPUTS = [
  ['email', { type: 'email', autoComplete: 'email', required: true, className: 'col-span-full' }],
  ['linkedIn', { type: 'url', autoComplete: 'url' }],
  ['phone', { type: 'tel', autoComplete: 'tel' }],
] as const;

/** Until it hydrates the form posts natively to `action`. Once sent, the next steps take the fields' place at the same height. */
export function ContactForm({ choices, action, vat }: { choices: ContactChoice[]; action: string; vat: string }) {
  const { form, trap, button, sending, outcome, onChange, submit, writeAnother } = useContactForm(choices);
  const isOnline = useOnline();
  const { field, submitted } = form;
  const { fields } = contact;

  const isSent = outcome?.kind === 'sent';

  // A `<select>` cannot be read-only, and a disabled one would lose the focus: its other options are disabled instead.
  const isFixed = (choice: string) => sending && choice !== (form.getValues('package') ?? '');

  return (
    <>
      <form
        method="post"
        action={action}
        noValidate
        onSubmit={submit}
        onChange={onChange}
        aria-busy={sending}
        className="grid"
      >
        <div className={`grid gap-4 [grid-area:1/1] min-[22rem]:grid-cols-2 sm:gap-5 ${isSent ? 'invisible' : ''}`}>
          <ErrorSummary title={interfaceWords.errorSummary} {...submitted} />
          {INPUTS.map(([name, attributes]) => (
            <TextField
              key={name}
              enterKeyHint="next"
              {...attributes}
              {...fields[name]}
              readOnly={sending}
              {...field(name)}
            />
          ))}
          <SelectField className="col-span-full" label={fields.package.label} hint={vat} {...field('package')}>
            <option value="" disabled={isFixed('')}>
              {fields.package.placeholder}
            </option>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id} disabled={isFixed(choice.id)}>
                {choice.price ? `${choice.name} (${choice.price})` : choice.name}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            required
            className="col-span-full"
            {...fields.message}
            hint={remaining(CONTACT_LIMITS.message - (form.watch('message')?.length ?? 0))}
            readOnly={sending}
            {...field('message')}
          />
          {/* A honeypot: hidden from people, filled in by robots. */}
          <div className="sr-only" aria-hidden="true">
            <label htmlFor="contact-trap">{contact.trap}</label>
            <input
              ref={trap}
              type="text"
              id="contact-trap"
              name={TRAP_FIELD}
              tabIndex={-1}
              autoComplete="off"
              {...IGNORED_BY_MANAGERS}
            />
          </div>
          {LANGUAGE_CODE !== FIRST_LANGUAGE && <input type="hidden" name={LANGUAGE_FIELD} value={LANGUAGE_CODE} />}
          <p role="status" className="font-medium text-danger text-small empty:absolute col-span-full">
            {isOnline || outcome?.kind === 'failed' ? '' : contact.offline}
          </p>
          <Button ref={button} type="submit" disabled={sending} className="col-span-full sm:justify-self-start">
            {sending ? contact.sending : contact.submit}
          </Button>
          {outcome?.kind === 'failed' && (
            <FailedNote
              reason={isOnline ? outcome.reason : contact.offline}
              values={form.getValues()}
              onRetry={submit}
            />
          )}
        </div>
        {isSent && <SentNote onWriteAnother={writeAnother} />}
      </form>
      <Toaster words={interfaceWords.toast} />
    </>
  );
}

const SHOW_WHEN_LEFT = 500;

/** Says how many characters are left near the limit; empty before. */
function remaining(left: number): string | undefined {
  if (left > SHOW_WHEN_LEFT) return undefined;
  const count = Math.abs(left);
  const { one, other } = left < 0 ? contact.charactersTooMany : contact.charactersLeft;
  return fillIn(count === 1 ? one : other, { count: formatNumber(count) });
}
