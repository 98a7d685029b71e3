import { checkoutPage } from '../../content/en/checkout-page.ts';
import { CHECKOUT_STEPS, type CheckoutStep, stepIndex } from '../../domain/checkout-steps.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { Check } from '../ui/lucide/icons.tsx';
import { keptIn, useRecords } from './records.ts';

const { progress, steps } = checkoutPage;

/** Shows the current step: a row of steps, or one line of text on a phone. The last is done once the order is `sent`. */
export function Progress({ current, sent }: { current: CheckoutStep; sent: boolean }) {
  const place = stepIndex(current);
  // A step is done once its record is stored, however the visitor reached the next one.
  const done: Record<CheckoutStep, boolean> = {
    personal: useRecords(() => keptIn('personal') !== null, false),
    payment: useRecords(() => keptIn('payment') !== null, false),
    confirmation: sent,
  };
  const states = CHECKOUT_STEPS.map(({ id }, index) => ({ id, state: stateOf(index, place, done[id]) }));
  return (
    <nav aria-label={progress.label} className="mb-6 md:mb-10 lg:w-fit">
      <p className="font-semibold text-muted text-small md:hidden">
        {fillIn(progress.onPhone, { number: place + 1, total: CHECKOUT_STEPS.length, step: steps[current] })}
      </p>
      <p aria-hidden="true" className="mt-2.5 grid grid-cols-3 gap-1.5 md:hidden">
        {states.map(({ id, state }) => (
          <span key={id} className="h-1 overflow-clip rounded-full bg-hairline">
            <span
              className={`block h-full rounded-full bg-violet transition-transform duration-(--duration-slow) ${BAR[state]}`}
            />
          </span>
        ))}
      </p>
      <ol className="hidden items-center gap-3 md:flex">
        {states.map(({ id, state }, index) => (
          <li
            key={id}
            className="flex items-center gap-3 text-small not-first:before:h-px not-first:before:w-8 not-first:before:bg-control"
          >
            <span
              className={`flex size-8 items-center justify-center rounded-full border font-semibold transition-colors duration-(--duration-slow) ${BUBBLE[state]}`}
            >
              {state === 'done' ? <Check className="size-4" /> : index + 1}
            </span>
            <span className={state === 'open' ? 'text-muted' : 'font-semibold'}>
              {steps[id]}{' '}
              <span className="sr-only">
                {[state === 'done' && progress.done, index === place && progress.current].filter(Boolean).join(' ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type State = 'done' | 'current' | 'open';

function stateOf(index: number, current: number, done: boolean): State {
  const isLast = index === CHECKOUT_STEPS.length - 1;
  if (done && (index < current || isLast)) return 'done';
  return index === current ? 'current' : 'open';
}

const BAR: Record<State, string> = { done: '', current: '-translate-x-1/2', open: '-translate-x-[101%]' };

const BUBBLE: Record<State, string> = {
  done: 'border-ink bg-ink text-lime',
  current: 'border-violet bg-violet text-surface',
  open: 'border-control text-muted',
};
