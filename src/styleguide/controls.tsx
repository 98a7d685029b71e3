import { interfaceWords } from '../../content/en/interface.ts';
import { Button, ButtonLink, type ButtonVariant } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'lime', 'on-dark'];
const GROUNDS: Partial<Record<ButtonVariant, string>> = { lime: 'on-ink', 'on-dark': 'on-gradient' };

export function ButtonSamples() {
  return (
    <section aria-label="Buttons" className="grid gap-3">
      {VARIANTS.map((variant) => (
        <div key={variant} className={`flex flex-wrap items-center gap-3 rounded-card p-4 ${GROUNDS[variant] ?? ''}`}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small">
            small
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <ButtonLink variant={variant} href="#" text="a link with quite a long text in it" />
        </div>
      ))}
    </section>
  );
}

const PROBLEMS = ['first', 'second', 'third'].map((name) => ({
  id: `piece-${name}`,
  message: `The ${name} thing that is wrong.`,
}));

export function FieldSamples() {
  return (
    <section aria-label="Fields" className="grid gap-5 sm:grid-cols-2">
      <ErrorSummary title="{count} fields need another look:" problems={PROBLEMS} again="" submitCount={1} />
      <TextField id="piece-first" label="Empty" placeholder="A placeholder" />
      <TextField id="piece-second" label="Required with a hint" required hint="What this is for." />
      <TextField id="piece-third" label="Filled" defaultValue="Ada Lovelace" />
      <TextField id="piece-wrong" label="Wrong" error="What is wrong with it." hint="And a hint." defaultValue="?" />
      <TextField id="piece-disabled" label="Disabled" disabled defaultValue="Cannot be changed" />
      <SelectField id="piece-select" label="Choice">
        <option>One</option>
        <option>Another, with a much longer text than the first one has</option>
      </SelectField>
      <TextAreaField id="piece-area" label="Several lines" className="sm:col-span-2" hint="12 characters left" />
    </section>
  );
}

export function ToastSamples() {
  return (
    <section aria-label="Toasts" className="flex flex-wrap gap-3">
      <Button onClick={() => showToast({ title: 'It worked', description: 'And this is what happens next.' })}>
        A toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({ title: 'It did not work', description: 'And this is what to do.', variant: 'destructive' })
        }
      >
        A destructive toast
      </Button>
      <Toaster words={interfaceWords.toast} />
    </section>
  );
}
