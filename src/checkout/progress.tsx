import { Check } from 'lucide-react';

type Props = { steps: readonly string[]; current: number };

/** Which of the steps is being done: a row on medium and wider screens, a line of text on a phone. */
export function Progress({ steps, current }: Props) {
  return (
    <nav aria-label="Progress" className="mb-10">
      <p className="font-semibold text-muted text-small md:hidden">
        Step {current + 1} of {steps.length}: {steps[current]}
      </p>
      <ol className="hidden items-center gap-4 md:flex">
        {steps.map((step, index) => (
          <ProgressStep key={step} name={step} number={index + 1} state={stateOf(index, current)} />
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
        {state === 'done' && <span className="sr-only"> (completed)</span>}
      </span>
    </li>
  );
}
