import type { CaseStudyWords } from '../../../content/case-study-page.ts';
import type { CaseStudy } from '../../../content/stories.ts';

type Props = { words: CaseStudyWords; steps: CaseStudy['done'] };

/** What was done, told in order beside its heading. */
export function WhatWasDone({ words, steps }: Props) {
  return (
    <section aria-labelledby="done-title" className="render-late section-gap">
      <div className="story-done page-width py-8">
        <h2 id="done-title" className="text-h2">
          {words.done}
        </h2>
        <ol>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span aria-hidden="true" className="story-number">
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
