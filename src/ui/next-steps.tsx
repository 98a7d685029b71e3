import type { Ref } from 'react';
import { Check } from './lucide/icons.tsx';

type Props = {
  title: string;
  steps: readonly { title: string; text: string }[];
  /** Replaces a form: a smaller heading one level down, and always in rows, which share its height. */
  small?: boolean;
  /** The heading's id, which makes it focusable. */
  heading?: Ref<HTMLHeadingElement>;
};

export function NextSteps({ title, steps, small = false, heading }: Props) {
  const Heading = small ? 'h3' : 'h2';
  return (
    <div className={small ? 'mt-8 flex w-full flex-1 flex-col' : 'mt-12'}>
      <Heading
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        className={small ? 'font-sans text-body tracking-normal outline-none' : 'text-h3'}
      >
        {title}
      </Heading>
      <ol className={`grid gap-x-6 ${small ? 'mt-3 flex-1 text-small' : 'mt-5 gap-y-6 sm:grid-cols-3'}`}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={
              small
                ? 'grid content-center border-hairline border-t py-2.5 first:border-ink first:border-t-2'
                : 'border-ink border-t-2 pt-4 max-sm:not-first:border-hairline max-sm:not-first:border-t'
            }
          >
            <p className="font-semibold">
              {index + 1}. {step.title}
            </p>
            <p className="mt-1 text-muted text-small">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function DoneMark() {
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-ink text-lime">
      <Check className="size-5" />
    </span>
  );
}
