import type { LinePosition } from '../../../catalogue/line-position.ts';
import type { CaseStudyWords } from '../../../content/en/case-study-page.ts';
import type { CaseStudy, Story } from '../../../content/stories.ts';
import { MomentumPath } from '../../ui/momentum-path.tsx';

// The story's stretch on a box of 1200 × 320, the line before and after it, and the heights of its
// ends, where the dots are.
const STRETCHES = [
  {
    ends: '[--end-at:73.8%] [--start-at:90.6%]',
    before: 'M-900 296L48 290',
    stretch: 'M48 290C280 286 560 284 744 236',
    after: 'M744 236C900 195 1060 120 1240 20S1640 -340 1900 -700',
  },
  {
    ends: '[--end-at:58.1%] [--start-at:90.6%]',
    before: 'M-900 312C-500 310 -200 304 48 290',
    stretch: 'M48 290C290 276 540 262 744 186',
    after: 'M744 186C910 124 1080 40 1240 -50S1640 -270 1900 -500',
  },
  {
    ends: '[--end-at:41.3%] [--start-at:89.4%]',
    before: 'M-900 330C-500 328 -160 318 48 286',
    stretch: 'M48 286C290 248 540 214 744 132',
    after: 'M744 132C910 66 1080 -30 1240 -130S1640 -450 1900 -700',
  },
  {
    ends: '[--end-at:28.8%] [--start-at:91.3%]',
    before: 'M-900 320C-500 318 -160 312 48 292',
    stretch: 'M48 292C330 264 590 216 744 92',
    after: 'M744 92C850 6 960 -120 1060 -260',
  },
] as const;

const STEM = '-z-1 absolute w-px bg-ink-line max-md:hidden';
const DOT = '-translate-1/2 absolute size-6 rounded-full border-[0.3125rem] border-lime';

const WORDS = 'md:max-w-md md:border-ink-line md:border-s md:ps-7';

type Props = {
  words: CaseStudyWords['stretch'];
  caseStudy: CaseStudy;
  result: Story['result'];
  linePosition: LinePosition;
};

/** From before to after: the story's stretch of the momentum line, highlighted. */
export function StoryLine({ words, caseStudy: { before, after }, result, linePosition }: Props) {
  const at = linePosition === 'steady' ? 1 : linePosition;
  const stretch = STRETCHES[Math.round(at * (STRETCHES.length - 1))] ?? STRETCHES[0];
  return (
    <section aria-labelledby="story-line-title" className="on-ink section-gap relative isolate overflow-clip">
      <div className="page-width py-6">
        <h2 id="story-line-title" className="sr-only">
          {words.title}
        </h2>
        {/* Uses the room the line leaves: it is low at its start and high at its end. */}
        <div className={`mb-6 md:-mb-16 md:ml-[4%] md:w-[44%] lg:-mb-28 ${WORDS}`}>
          <p className="font-semibold text-lime text-small">{words.before}</p>
          <h3 className="mt-2 text-h3">{before.title}</h3>
          <p className="mt-3 text-on-ink-muted">{before.text}</p>
        </div>
        <div
          className={`relative -z-1 h-[clamp(8rem,26vw,20rem)] [--end:62%] [--start:4%] ${stretch.ends}`}
          aria-hidden="true"
        >
          {/* On a narrow screen the text is right above the line, which ends with the story. */}
          <svg
            viewBox="0 0 1200 320"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="plays pointer-events-none size-full overflow-visible stroke-[clamp(6px,0.8vw,11px)]"
          >
            {[stretch.before, stretch.after].map((d) => (
              <path
                key={d}
                d={d}
                className="fill-none stroke-ink-line [stroke-linecap:round] max-md:nth-2:hidden"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <MomentumPath d={stretch.stretch} drawn="play-stroke" />
          </svg>
          <span className={`top-16 bottom-[calc(100%-var(--start-at))] left-(--start) lg:top-28 ${STEM}`} />
          <span className={`top-(--end-at) bottom-0 left-(--end) ${STEM}`} />
          <span className={`top-(--start-at) left-(--start) bg-ink ${DOT}`} />
          <span className={`top-(--end-at) left-(--end) bg-lime outline-[0.5rem] outline-lime/20 ${DOT}`} />
        </div>
        <div className={`mt-8 md:mt-0 md:ml-[62%] ${WORDS}`}>
          <p className="font-semibold text-lime text-small">{words.after}</p>
          <h3 className="mt-2 text-h3">{after.title}</h3>
          <p className="mt-3 text-on-ink-muted">{after.text}</p>
          {result && (
            <p className="mt-3">
              <strong className="font-bold font-display text-h3 text-lime">{result.figure}</strong> {result.label}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
