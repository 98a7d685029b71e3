import { Check } from 'lucide-react';
import { checkoutPage } from '../../content/checkout-page.ts';
import { CHECKOUT_STEPS, type CheckoutStep, stepIndex } from '../../domain/checkout-steps.ts';
import { fillIn } from '../ui/fill-in.ts';

const { progress, steps } = checkoutPage;

/** Which of the steps is being done: a row on medium and wider screens, a line of text on a phone. */
export function Progress({ current }: { current: CheckoutStep }) {
  const place = stepIndex(current);
  return (
    <nav aria-label={progress.label} className="mb-10">
      <p className="font-semibold text-muted text-small md:hidden">
        {fillIn(progress.onPhone, { number: place + 1, total: CHECKOUT_STEPS.length, step: steps[current] })}
      </p>
      <ol className="hidden items-center gap-4 md:flex">
        {CHECKOUT_STEPS.map(({ id }, index) => (
          <ProgressStep key={id} name={steps[id]} number={index + 1} state={stateOf(index, place)} />
        ))}
      </ol>
    </nav>
  );
}

type State = 'done' | 'current' | 'ahead';

function stateOf(index: number, current: number): State {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

const BUBBLE: Record<State, string> = {
  done: 'border-ink bg-ink text-lime',
  current: 'border-violet bg-violet text-surface',
  ahead: 'border-control text-muted',
};

function ProgressStep({ name, number, state }: { name: string; number: number; state: State }) {
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="flex items-center gap-3 text-small">
      <span className={`flex size-8 items-center justify-center rounded-full border font-semibold ${BUBBLE[state]}`}>
        {state === 'done' ? <Check className="size-4" aria-hidden="true" /> : number}
      </span>
      <span className={state === 'ahead' ? 'text-muted' : 'font-semibold'}>
        {name}
        {state === 'done' && <span className="sr-only"> {progress.done}</span>}
      </span>
    </li>
  );
}
