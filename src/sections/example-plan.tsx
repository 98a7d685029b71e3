import type { ReactNode } from 'react';
import type { ExamplePlanWords } from '../../content/en/example-plan.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Sheet, SheetLine } from './sheet.tsx';

type Props = { words: ExamplePlanWords; print: string; back: string; children: ReactNode };

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
        <div className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {words.sections.map(({ title, lines }) => (
            <section
              key={title}
              className="row-span-2 grid break-inside-avoid grid-rows-subgrid gap-0 border-ink border-t-2 pt-3"
            >
              <h2 className="text-[length:var(--text-body)] leading-tight tracking-[-0.01em]">{title}</h2>
              {/* Room to write on. */}
              <ul className="text-muted text-small *:flex *:h-10 *:items-end *:border-hairline *:border-b *:pb-1.5">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
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
