import type { CaseStudyWords } from '../../../content/en/case-study-page.ts';
import type { CaseStudy } from '../../../content/stories.ts';

type Props = { words: CaseStudyWords; steps: CaseStudy['done'] };

/** What was done, in order, beside its heading. */
export function WhatWasDone({ words, steps }: Props) {
  return (
    <section aria-labelledby="done-title" className="render-late section-gap">
      <div className="page-width grid gap-x-16 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]">
        <h2 id="done-title" className="text-h2 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
          {words.done}
        </h2>
        <ol>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[clamp(2rem,8vw,6rem)_minmax(0,1fr)] gap-4 border-hairline border-t py-8 first:border-ink first:border-t-2"
            >
              <span
                aria-hidden="true"
                className="font-bold font-display text-price text-violet leading-[0.9] tracking-[-0.03em]"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{step.title}</h3>
                <p className="mt-3 max-w-measure text-lead text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
