import type { CaseStudyPage } from '../../catalogue/case-studies.ts';
import type { CaseStudyWords } from '../../content/en/stories.ts';
import type { CaseStudy, Story } from '../../content/stories.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { SpokenPrice } from '../prices/price.tsx';
import { MomentumPath } from '../ui/momentum-path.tsx';
import { HeroEnd, sentencesOf } from '../ui/section.tsx';
import { OrderCard } from './order-card.tsx';
import { Portrait, SAMPLE_PILL } from './people.tsx';

type StoryHeroProps = Pick<CaseStudyPage, 'story' | 'isSample' | 'began'> & { words: CaseStudyWords };

/** The first screen of a case study: the company, a one-sentence summary, and what they began with. */
export function StoryHero({ words, story, isSample, began }: StoryHeroProps) {
  const { title, lead } = story.caseStudy;
  return (
    <section aria-labelledby="story-title" className="overflow-x-clip bg-violet-wash">
      <div className="page-width grid gap-x-16 gap-y-12 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:items-center">
        <div>
          <p className="mb-4 font-semibold text-violet">{fillIn(words.eyebrow, { company: story.company })}</p>
          <h1 id="story-title" className="text-h1">
            {sentencesOf(title)}
          </h1>
          <p className="mt-7 max-w-measure text-lead text-muted">{lead}</p>
          {isSample && (
            <p className="mt-8 flex max-w-measure flex-wrap items-start gap-x-4 gap-y-2 text-muted text-small">
              <strong className={`shrink-0 ${SAMPLE_PILL}`}>{words.sample.title}</strong>{' '}
              <span className="flex-1 basis-32">{words.sample.text}</span>
            </p>
          )}
        </div>
        <div className="grid grid-cols-[minmax(7.5rem,1fr)_minmax(0,1.4fr)] items-end gap-5 lg:grid-cols-1">
          <Portrait image={story.image} className="h-auto w-full rounded-card bg-violet-tint" eager />
          <dl className="grid gap-4 lg:grid-cols-2 lg:items-start">
            <div>
              <dt className="sr-only">{story.role}</dt>
              <dd>
                <span className="font-semibold">{story.name}</span>
                <span className="block text-muted text-small">
                  {story.role}, {story.company}
                </span>
              </dd>
            </div>
            <div className="border-control border-t pt-4 lg:border-0 lg:p-0">
              <dt className="text-muted text-small">{words.beganWith}</dt>
              <dd>
                <a href={began.href} className="text-link">
                  {began.name}
                </a>
                <span className="block text-small">
                  <SpokenPrice price={began.price} />
                </span>
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <HeroEnd />
    </section>
  );
}

// A story's stretch on a box of 1200 × 320, the line before and after it, and how high its two dots are.
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

type StoryLineProps = Pick<CaseStudyPage, 'story' | 'linePosition'> & { words: CaseStudyWords['stretch'] };

/** From before to after: the story's stretch of the momentum line, highlighted. */
export function StoryLine({ words, story: { caseStudy, result }, linePosition }: StoryLineProps) {
  const { before, after } = caseStudy;
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

export function WhatWasDone({ words, steps }: { words: CaseStudyWords; steps: CaseStudy['done'] }) {
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

export function InTheirWords({ title, quote, story }: { title: string; quote: string; story: Story }) {
  return (
    <section aria-labelledby="words-title" className="render-late section-gap bg-lime-wash">
      <div className="page-width py-8">
        <h2 id="words-title" className="sr-only">
          {title}
        </h2>
        <figure>
          <blockquote className="max-w-272 text-balance font-display font-semibold text-[clamp(2rem,0.9rem+3.9vw,4rem)] leading-[1.1] tracking-[-0.025em]">
            {/* The quotation mark hangs in the margin. */}
            <p className="text-balance indent-[-0.155em]">{quote}</p>
          </blockquote>
          <figcaption className="mt-8 flex items-center gap-4">
            <Portrait image={story.image} className="size-16 rounded-full object-cover object-[50%_22%]" />
            <span>
              <span className="font-semibold">{story.name}</span>
              <span className="block text-muted">
                {story.role}, {story.company}
              </span>
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

type StoryEndProps = Pick<CaseStudyPage, 'story' | 'began' | 'pack' | 'next'> & {
  words: CaseStudyWords;
  order: string;
};

/** The end of a case study: begin the same way, or read the next one. */
export function StoryEnd({ words, story, began, order, pack, next }: StoryEndProps) {
  return (
    <section aria-labelledby="begin-title" className="render-late section-gap">
      <div className="page-width">
        <OrderCard
          id="begin-title"
          eyebrow={fillIn(words.begin.title, { name: story.name })}
          title={pack.outcome}
          name={began.name}
          price={pack.price}
          terms={pack.terms}
          order={{ href: pack.orderHref, text: order }}
          ask={{
            href: pack.askHref,
            text: words.begin.ask,
            about: fillIn(words.begin.askAbout, { name: began.name }),
          }}
        />
        {next && (
          <aside
            aria-labelledby="next-title"
            className="mt-[clamp(2.5rem,5vw,4.5rem)] grid grid-cols-[clamp(5.5rem,22vw,15rem)_minmax(0,1fr)] items-center gap-x-[clamp(1.5rem,5vw,4rem)] gap-y-6"
          >
            <Portrait image={next.story.image} className="h-auto w-full rounded-card bg-violet-tint" />
            <div>
              <h2 id="next-title" className="font-sans font-semibold text-muted text-small tracking-normal">
                {words.next.title}
              </h2>
              <p className="mt-2 max-w-3xl font-bold font-display text-h3 tracking-[-0.02em] md:text-h2">
                {next.title}
              </p>
              <p className="mt-3 text-muted">
                {next.story.name}, {next.story.company}. {words.beganWith} {next.began}.
              </p>
              <a href={next.href} className="mt-3 tap-link text-link">
                {words.next.link}{' '}
                <span className="sr-only">{fillIn(words.next.linkOf, { company: next.story.company })}</span>
              </a>
            </div>
          </aside>
        )}
      </div>
    </section>
  );
}
