import type { Company } from '../../content/company.ts';
import type { LegalBlock, LegalPage } from '../../content/legal/legal-page.ts';
import type { LegalWords } from '../../content/legal/legal-words.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MomentumPath } from '../ui/momentum-path.tsx';

type Props = {
  page: LegalPage;
  words: LegalWords;
  /** The names of all legal pages, this one among them. */
  names: Record<LegalPage['id'], string>;
  company: Company;
  phoneLink: string;
};

const days = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeZone: 'UTC' });

/** From so many sections on they are numbered, and listed beside the text. */
const LONG = 6;

const WAY = 'inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4';

/** A page of legal text: set to be read, with its headings beside it on a wide screen and a way to ask at its end. */
export function LegalPageView({ page, words, names, company, phoneLink }: Props) {
  const { id, title, lead, changed, isSample, sections } = page;
  const others = (Object.keys(names) as LegalPage['id'][]).filter((other) => other !== id);
  const isLong = sections.length >= LONG;
  return (
    <article aria-labelledby="legal-title" className="legal paper-sheet">
      <header className="overflow-x-clip">
        <div className="page-width legal-head">
          <p className="font-semibold text-small text-violet">{words.eyebrow}</p>
          <h1 id="legal-title" className="mt-3 text-h1">
            {title}
          </h1>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">{lead}</p>
          <p className="mt-4 text-muted text-small">
            {fillIn(words.changed, { date: days.format(new Date(changed)) })}
          </p>
          <svg viewBox="0 0 1200 150" preserveAspectRatio="none" aria-hidden="true" className="legal-line">
            <MomentumPath d="M-40 144C420 144 720 142 900 122C1040 106 1120 76 1240 20" />
          </svg>
        </div>
      </header>
      <div className="page-width legal-body">
        <div className="legal-aside text-small">
          {isLong && (
            <nav aria-labelledby="legal-contents">
              <h2 id="legal-contents">{words.onThisPage}</h2>
              <ol className="legal-contents">
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <nav aria-labelledby="legal-others">
            <h2 id="legal-others">{words.others}</h2>
            <ul className="legal-others">
              {others.map((other) => (
                <li key={other}>
                  <a href={links[other]}>{names[other]}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={`legal-text ${isLong ? 'legal-numbered' : ''}`}>
          {isSample && <div className="legal-sample text-small">{words.sample}</div>}
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
              <h2 id={`${section.id}-title`} className="text-h3">
                {section.title}
              </h2>
              {section.blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          <section aria-labelledby="legal-closing" className="legal-closing">
            <h2 id="legal-closing" className="text-h3">
              {words.closing.title}
            </h2>
            <p>{words.closing.text}</p>
            <div className="legal-ways">
              <ButtonLink href={links.contact}>{words.closing.button}</ButtonLink>
              <a className={WAY} href={`mailto:${company.email}`}>
                {company.email}
              </a>
              <a className={WAY} href={phoneLink}>
                {company.phone}
              </a>
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
      <ul>
        {block.list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.facts.map(({ term, text, href }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
