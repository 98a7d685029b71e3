import type { MenuPackage } from '../../../catalogue/menu.ts';
import type { CaseStudyWords } from '../../../content/en/case-study-page.ts';
import type { CaseStudy, Story } from '../../../content/stories.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { SpokenPrice } from '../../prices/price.tsx';
import { sentencesOf } from '../../ui/sentences.tsx';
import { HeroEnd } from '../hero-end.tsx';
import { SAMPLE_PILL } from '../pill.ts';
import { Portrait } from '../portrait.tsx';

type Props = { words: CaseStudyWords; story: Story; isSample: boolean; caseStudy: CaseStudy; began: MenuPackage };

/** The first screen of a case study: the company, a one-sentence summary, and what they began with. */
export function StoryHero({ words, story, isSample, caseStudy, began }: Props) {
  return (
    <section aria-labelledby="story-title" className="overflow-x-clip bg-violet-wash">
      <div className="page-width grid gap-x-16 gap-y-12 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] lg:items-center">
        <div>
          <p className="mb-4 font-semibold text-violet">{fillIn(words.eyebrow, { company: story.company })}</p>
          <h1 id="story-title" className="text-h1">
            {sentencesOf(caseStudy.title)}
          </h1>
          <p className="mt-7 max-w-measure text-lead text-muted">{caseStudy.lead}</p>
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
                <a href={began.href} className="font-semibold text-violet underline underline-offset-4">
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
