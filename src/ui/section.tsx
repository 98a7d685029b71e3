import { Fragment, type ReactNode } from 'react';

type Ground = 'paper' | 'wash' | 'ink';

type Props = {
  /** The section's id; its heading's id is `{id}-title`. */
  id: string;
  secondId?: string;
  title: string;
  eyebrow?: string | undefined;
  lead?: string | undefined;
  ground?: Ground;
  /** Beside heading and content on a wide screen, between them on a narrow one. */
  beside?: ReactNode;
  children?: ReactNode;
};

const GROUNDS: Record<Ground, string> = {
  paper: 'section-gap',
  // A carousel extends to the edge of the window, beyond the page by the width of a scrollbar.
  wash: 'section-gap bg-violet-wash overflow-x-clip',
  ink: 'section-gap on-ink relative isolate overflow-clip',
};

/** The shell of a section: ids, accessible name, heading and spacing. */
export function Section({ id, secondId, title, eyebrow, lead, ground = 'paper', beside, children }: Props) {
  const headingId = `${id}-title`;
  const heading = (
    <SectionHeading id={headingId} title={title} onDark={ground === 'ink'} eyebrow={eyebrow} lead={lead} />
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      tabIndex={-1}
      className={`render-late outline-none ${GROUNDS[ground]}`}
    >
      {secondId && <span id={secondId} className="block scroll-mt-[calc(var(--gap-section)/2-1rem)]" />}
      {beside ? (
        <div className="page-width grid grid-cols-1 gap-x-10 gap-y-5 sm:gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:grid-rows-[auto_1fr] lg:gap-x-20">
          {heading}
          <div className="md:col-start-2 md:row-span-2 md:row-start-1">{beside}</div>
          {children && <div>{children}</div>}
        </div>
      ) : (
        <div className="page-width">
          {heading}
          {children}
        </div>
      )}
    </section>
  );
}

type HeadingProps = Pick<Props, 'title' | 'eyebrow' | 'lead'> & { id?: string; onDark?: boolean };

/** A section's heading: optional eyebrow, title, and optional lead of at most 66 characters a line. */
export function SectionHeading({ id, eyebrow, title, lead, onDark = false }: HeadingProps) {
  return (
    <div className="max-w-3xl">
      {eyebrow && (
        <p className={`mb-2 font-semibold text-small sm:mb-3 ${onDark ? 'text-lime' : 'text-violet'}`}>{eyebrow}</p>
      )}
      <h2 id={id} className="text-h2">
        {sentencesOf(title)}
      </h2>
      {lead && (
        <p
          className={`mt-3 max-w-measure text-balance leading-normal sm:mt-4 sm:text-lead ${onDark ? '' : 'text-muted'}`}
        >
          {lead}
        </p>
      )}
    </div>
  );
}

/** A text that breaks between sentences before breaking within one. */
export function sentencesOf(text: string): ReactNode {
  const sentences = text.split(/(?<=[.!?]) /);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}

/** Text in which '90-day' and 'co-founder' do not break at the hyphen. */
export function Unbroken({ text }: { text: string }) {
  const [, before, word, after = ''] = /^(.*?)\b((?:\d+|co)-\p{L}+)(.*)$/iu.exec(text) ?? [];
  if (!word) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{word}</span>
      <Unbroken text={after} />
    </>
  );
}

/** The id of {@link HeroEnd}, for a page's `paintedFrom`. */
export const HERO_END = 'hero-end';

/** The end of a first screen, before which nothing is painted. A sibling: browsers count an element at its start tag. */
export function HeroEnd() {
  return <span id={HERO_END} />;
}
