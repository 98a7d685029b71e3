import type { PackagePageWords } from '../../../content/package-page-words.ts';
import type { TimelineStep } from '../../../content/packages/package.ts';
import { Icon } from '../../ui/icon.tsx';
import { MomentumLine } from '../../ui/momentum-path.tsx';
import { Section } from '../../ui/section.tsx';
import { StepPicture } from './step-picture.tsx';

type Props = { words: PackagePageWords; steps: readonly TimelineStep[] };

// On a wide screen each step is higher than the one before, and the line runs through the numbers' centres.
const HEIGHTS = ['lg:mt-48', 'lg:mt-[10.125rem]', 'lg:mt-[5.625rem]'];
const LINE_ON =
  'before:absolute before:inset-[3rem_auto_-2.5rem_1.4rem] before:w-1 before:bg-lime last:before:content-none lg:before:content-none';

/** The four steps of working together, on the momentum line. */
export function WorkingTogether({ words, steps }: Props) {
  return (
    <Section id="timeline" title={words.workingTogether} ground="ink">
      <div className="relative mt-14 lg:mt-4">
        <MomentumLine
          viewBox="0 0 1200 240"
          className="absolute inset-x-0 top-0 -z-1 h-60 w-full overflow-visible stroke-5 max-lg:hidden"
          d="M24 216C160 214 240 204 324 186C440 160 540 140 624 114C760 70 830 56 924 24C1010 -6 1110 -60 1240 -150L1700 -468"
          drawn="draw-on-scroll"
        />
        <ol className="grid gap-10 lg:grid-cols-4 lg:items-start lg:gap-6">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={`relative gap-8 ps-18 md:max-lg:flex lg:ps-0 lg:pt-18 lg:pr-4 ${LINE_ON} ${HEIGHTS[index] ?? ''}`}
            >
              {/* The list already announces the number. */}
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 flex size-12 items-center justify-center rounded-full border border-transparent bg-lime font-bold font-display text-ink"
              >
                {index + 1}
              </span>
              <div className="md:max-lg:flex md:max-lg:w-52 md:max-lg:shrink-0 md:max-lg:flex-col-reverse md:max-lg:justify-end md:max-lg:gap-4">
                <StepPicture name={step.image} />
                <h3 className="text-h3 max-md:mt-4 lg:mt-4">{step.title}</h3>
              </div>
              <div className="mt-2 md:max-lg:mt-0">
                <p className="text-on-ink-muted">{step.description}</p>
                <ul className="mt-4 grid gap-1.5 text-small">
                  {step.features.map((feature) => (
                    <li key={feature} className="flex gap-2">
                      <Icon name="check" className="mt-0.5 size-4 shrink-0 text-lime" />
                      {feature}
                    </li>
                  ))}
                </ul>
                {step.detailedDescription && (
                  <details className="unfold mt-4 text-small [--plus-color:var(--color-lime)] [--plus-size:1.25rem]">
                    <summary className="w-fit gap-2.5">
                      <span>
                        {words.moreOfStep}
                        <span className="sr-only">: {step.title}</span>
                      </span>
                    </summary>
                    <p className="text-on-ink-muted">{step.detailedDescription}</p>
                  </details>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
