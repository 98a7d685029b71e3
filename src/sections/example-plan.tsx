import type { ReactNode } from 'react';
import type { ExamplePlanWords } from '../../content/example-plan.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Sheet, SheetLine } from './sheet.tsx';

type Props = {
  words: ExamplePlanWords;
  /** The label of the print button. */
  print: string;
  /** The address of the package. */
  back: string;
  /** The letterhead. */
  children: ReactNode;
};

/** An empty validation plan to read and to print. */
export function ExamplePlan({ words, print, back, children }: Props) {
  return (
    <div className="page-width py-10 lg:py-14 print:p-0">
      <p className="mx-auto mb-6 flex max-w-200 flex-wrap gap-3 print:hidden">
        <Button className="noscript:hidden" data-print>
          {print}
        </Button>
      </p>
      <Sheet labelledBy="plan-title">
        <header className="flex items-center justify-between gap-6">
          {children}
          <p className="rounded-full border border-control border-dashed px-3 py-1 font-semibold text-caption">
            {words.eyebrow}
          </p>
        </header>
        <h1 id="plan-title" className="mt-10 text-h2">
          {words.heading}
        </h1>
        <p className="mt-3 max-w-measure text-muted">{words.lead}</p>
        <SheetLine />
        <ol className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          {words.steps.map(({ figure, title }) => (
            <li key={title}>
              <span className="block font-bold font-display text-lead">{figure}</span>
              <span className="text-muted text-small">{title}</span>
            </li>
          ))}
        </ol>
        <div className="mt-8 grid gap-x-10 sm:grid-cols-2">
          {words.sections.map(({ title, prompt }) => (
            <section key={title} className="break-inside-avoid border-ink border-t pt-3">
              <div className="sm:min-h-20">
                <h2 className="text-[length:var(--text-body)] leading-tight tracking-[-0.01em]">{title}</h2>
                <p className="mt-1 text-muted text-small">{prompt}</p>
              </div>
              {/* Room to write on. */}
              <div aria-hidden="true" className="mb-6 *:h-8 *:border-hairline *:border-b">
                <div className="max-sm:hidden" />
                <div />
              </div>
            </section>
          ))}
        </div>
      </Sheet>
      <p className="mx-auto mt-6 max-w-200 print:hidden">
        <ButtonLink href={back} variant="secondary">
          {words.back}
        </ButtonLink>
      </p>
    </div>
  );
}
