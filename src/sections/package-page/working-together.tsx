import type { PackagePageWords } from '../../../content/en/package-page-words.ts';
import type { TimelineStep } from '../../../content/packages/package.ts';
import { MomentumLine } from '../../ui/momentum-path.tsx';
import { Section } from '../../ui/section.tsx';

// On a wide screen each step is higher than the one before, and the line runs through the numbers' centres.
const HEIGHTS = ['lg:mt-48', 'lg:mt-[10.125rem]', 'lg:mt-[5.625rem]'];
const LINE_ON =
  'before:absolute before:inset-[3rem_auto_-2rem_1.4rem] before:w-1 before:bg-lime last:before:content-none lg:before:content-none';

/** The four steps of working together, on the momentum line. */
export function WorkingTogether({ words, steps }: { words: PackagePageWords; steps: readonly TimelineStep[] }) {
  return (
    <Section id="timeline" title={words.workingTogether} ground="ink">
      <div className="relative mt-6 sm:mt-10 lg:mt-4">
        <MomentumLine
          viewBox="0 0 1200 240"
          className="plays pointer-events-none absolute inset-x-0 top-0 -z-1 h-60 w-full overflow-visible stroke-5 max-lg:hidden"
          d="M24 216C160 214 240 204 324 186C440 160 540 140 624 114C760 70 830 56 924 24C1010 -6 1110 -60 1240 -150L1700 -468"
          drawn="play-stroke"
        />
        <ol className="grid gap-6 sm:gap-8 lg:grid-cols-4 lg:items-start lg:gap-6">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={`relative gap-8 ps-16 md:max-lg:flex lg:ps-0 lg:pt-18 lg:pr-4 ${LINE_ON} ${HEIGHTS[index] ?? ''}`}
            >
              {/* The list already announces the number. */}
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 flex size-12 items-center justify-center rounded-full border border-transparent bg-lime font-bold font-display text-ink"
              >
                {index + 1}
              </span>
              <div className="flex min-h-12 items-center justify-between gap-4 md:max-lg:w-72 md:max-lg:shrink-0 md:max-lg:items-start lg:flex-col-reverse lg:items-start">
                <h3 className="text-h3">{step.title}</h3>
                <StepPicture name={step.image} />
              </div>
              <div className="mt-1 md:max-lg:mt-0">
                <p className="text-on-ink-muted">{step.description}</p>
                <ul className="ticks mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small sm:mt-3 sm:grid sm:gap-1.5 [--tick:var(--color-lime)]">
                  {step.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                {step.detailedDescription && (
                  <details className="unfold mt-1 text-small [--plus-color:var(--color-lime)] [--plus-size:1.25rem]">
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

// Line drawings of 72 × 48; `momentum-line` is the stroke that means 'go'.
const LINES: Record<TimelineStep['image'], { quiet: string; go: string }> = {
  call: {
    quiet: 'M4 10h38a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H20l-9 8v-8H4Z',
    go: 'M14 21h.1M23 21h.1M32 21h.1M56 14c4 4 4 10 0 14M62 9c7 7 7 17 0 24',
  },
  map: { quiet: 'M4 10 24 4l22 6 22-6v34l-22 6-22-6-20 6ZM24 4v34M46 10v34', go: 'M12 32c8-2 8-12 18-12s10-8 26-6' },
  board: {
    quiet: 'M4 4h18v40H4ZM27 4h18v40H27ZM50 4h18v40H50ZM8 10h10v7H8ZM8 22h10v7H8ZM31 10h10v7H31Z',
    go: 'M36 34c8 0 12-4 20-14M49 19l8 0 0 8',
  },
  chart: { quiet: 'M4 4v40h64M16 36v8M30 31v13M44 24v20M58 14v30', go: 'M8 33c16-1 30-6 50-25M50 8h9v9' },
  team: {
    quiet: 'M22 16a6 6 0 1 0 .1 0ZM50 16a6 6 0 1 0 .1 0ZM8 44c2-14 26-14 28 0M36 44c2-14 26-14 28 0',
    go: 'M29 9c4-5 10-5 14 0',
  },
  pitch: { quiet: 'M6 4h60v28H6ZM36 32v12M24 44h24', go: 'M14 25c12-1 22-4 40-14M46 10h9v8' },
  server: { quiet: 'M8 4h56v16H8ZM8 26h56v16H8ZM44 12h12M44 34h12', go: 'M17 12h10M17 34h16' },
  flag: { quiet: 'M16 4v42M4 46h40', go: 'M16 7c12-6 18 6 34 0v18c-16 6-22-6-34 0' },
};

function StepPicture({ name }: { name: TimelineStep['image'] }) {
  return (
    <svg
      viewBox="-3 -1 78 50"
      className="h-10 w-15 shrink-0 overflow-visible lg:mt-5 lg:h-12 lg:w-18"
      aria-hidden="true"
    >
      <path
        d={LINES[name].quiet}
        className="fill-none stroke-2 stroke-on-ink-muted [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <path d={LINES[name].go} className="momentum-line" strokeWidth="4" />
    </svg>
  );
}
