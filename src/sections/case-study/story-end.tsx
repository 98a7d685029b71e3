import type { CaseStudyPage } from '../../../catalogue/case-studies.ts';
import type { CaseStudyWords } from '../../../content/en/case-study-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { OrderCard } from '../order-card.tsx';
import { Portrait } from '../portrait.tsx';

type Props = Pick<CaseStudyPage, 'pack' | 'next'> & {
  words: CaseStudyWords;
  name: string;
  packageName: string;
  order: string;
};

/** The end of a case study: begin the same way, or read the next one. */
export function StoryEnd({ words, name, packageName, order, pack, next }: Props) {
  return (
    <section aria-labelledby="begin-title" className="render-late section-gap">
      <div className="page-width">
        <OrderCard
          id="begin-title"
          eyebrow={fillIn(words.begin.title, { name })}
          title={pack.outcome}
          name={packageName}
          price={pack.price}
          terms={pack.terms}
          order={{ href: pack.orderHref, text: order }}
          ask={{
            href: pack.askHref,
            text: words.begin.ask,
            about: fillIn(words.begin.askAbout, { name: packageName }),
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
              <a
                href={next.href}
                className="mt-3 inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4"
              >
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
