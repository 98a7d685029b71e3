import type { Company } from '../../content/company.ts';
import type { LegalWords } from '../../content/en/legal/legal-words.ts';
import type { LegalBlock, LegalPage } from '../../content/legal/legal-page.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import { UncoveredLine } from '../ui/momentum-path.tsx';

type Props = {
  page: LegalPage;
  /** Whether it still waits for the owner's lawyer. */
  isSample: boolean;
  words: LegalWords;
  company: Company;
  phoneLink: string;
};

const days = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });

/** From this many sections on they are numbered and listed beside the text. */
const LONG = 6;

const SECTION = 'grid gap-3.5 [section+&]:mt-[clamp(2.25rem,5vw,3rem)] print:block print:*:mb-2';
const BELOW = 'xl:ms-[calc(var(--beside)+3rem)] print:ms-0';

const WAY = 'tap-link text-link';

/** A legal page: readable text, headings beside it on a wide screen, a contact link at its end. */
export function LegalPageView({ page, isSample, words, company, phoneLink }: Props) {
  const { title, lead, changed, sections } = page;
  const isLong = sections.length >= LONG;
  return (
    <article
      aria-labelledby="legal-title"
      className="paper-sheet pt-[clamp(2.5rem,6vw,4.5rem)] pb-(--gap-section) print:p-0"
    >
      <header className="overflow-x-clip">
        <div className="page-width relative isolate pb-[clamp(4.5rem,11vw,9rem)] print:pb-6">
          <p className="font-semibold text-small text-violet">{words.eyebrow}</p>
          <h1 id="legal-title" className="mt-3 text-h2">
            {title}
          </h1>
          <p className="mt-5 max-w-[41ch] text-lead lg:max-w-[49ch] text-muted">{lead}</p>
          <p className="mt-4 text-muted text-small">
            {fillIn(words.changed, { date: days.format(new Date(changed)) })}
          </p>
          <UncoveredLine
            viewBox="0 0 1200 150"
            className="absolute bottom-[clamp(1.5rem,4vw,3.5rem)] left-[calc(50%-50vw)] -z-1 h-[clamp(2.5rem,7vw,6rem)] w-screen stroke-5 print:hidden"
            d="M-40 144C420 144 720 142 900 122C1040 106 1120 76 1240 20"
          />
        </div>
      </header>
      <div
        className={`page-width grid gap-[clamp(2rem,6vw,3rem)] lg:gap-20 ${isLong ? 'lg:grid-cols-[17rem_minmax(0,1fr)]' : ''}`}
      >
        {isLong && (
          <nav
            aria-labelledby="legal-contents"
            className="text-small lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start print:hidden"
          >
            <h2 id="legal-contents" className="mb-1 font-sans font-semibold text-muted text-small tracking-normal">
              {words.onThisPage}
            </h2>
            <ol className="legal-contents sm:max-lg:columns-2">
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-11 items-center gap-3 hover:text-violet lg:min-h-9 lg:border-hairline lg:border-s-2 lg:ps-3.5 lg:hover:border-violet"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {/* `ch` is the width of a zero and most letters are narrower: 49 of them fit 66 letters. */}
        <div
          className={`max-w-measure xl:max-w-none print:max-w-none [&_:is(p,li)]:max-w-[49ch] print:[&_:is(p,li)]:max-w-none ${isLong ? 'legal-numbered [--beside:14rem]' : '[--beside:24rem]'}`}
        >
          {isSample && (
            <div
              className={`${BELOW} mb-10 max-w-[49ch] rounded-control border border-hairline bg-surface px-5 py-3.5`}
            >
              <p className="text-muted text-small">{words.sample}</p>
            </div>
          )}
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              tabIndex={-1}
              className={`${SECTION} outline-none xl:grid-cols-[var(--beside)_minmax(0,1fr)] xl:gap-x-12`}
            >
              <h2 id={`${section.id}-title`} className="break-after-avoid text-h3">
                {section.title}
              </h2>
              <div className="grid gap-3.5">
                {section.blocks.map((block) => (
                  <Block key={JSON.stringify(block)} block={block} />
                ))}
              </div>
            </section>
          ))}
          <section
            aria-labelledby="legal-closing"
            className={`${SECTION} ${BELOW} rounded-card bg-violet-wash p-[clamp(1.5rem,5vw,2rem)] print:bg-transparent print:p-0`}
          >
            <h2 id="legal-closing" className="break-after-avoid text-h3">
              {words.closing.title}
            </h2>
            <p>{words.closing.text}</p>
            <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 print:*:first:hidden">
              <ButtonLink href={links.contact} text={words.closing.button} />
              <TextLink href={`mailto:${company.email}`} text={company.email} className={WAY} />{' '}
              <TextLink href={phoneLink} text={company.phone} className={WAY} />
            </div>
          </section>
        </div>
      </div>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className="grid list-[square] gap-2 ps-5 marker:text-violet">
        {block.list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.facts.map(({ term, text, href }) => (
        <div
          key={term}
          className="border-hairline border-t py-3 last:border-b md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:gap-6"
        >
          <dt className="text-muted text-small md:pt-0.5">{term}</dt>
          <dd>{href ? <TextLink href={href} text={text} className="underline underline-offset-4" /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
