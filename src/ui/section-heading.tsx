type Props = { id?: string; eyebrow?: string; title: string; lead?: string; onDark?: boolean; centred?: boolean };

/** The heading of a section: an optional eyebrow, the title and an optional lead of at most 66 characters a line. */
export function SectionHeading({ id, eyebrow, title, lead, onDark = false, centred = false }: Props) {
  return (
    <div className={centred ? 'mx-auto max-w-3xl text-center' : 'max-w-3xl'}>
      {eyebrow && <p className={`mb-3 font-semibold text-small ${onDark ? 'text-lime' : 'text-violet'}`}>{eyebrow}</p>}
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {lead && (
        <p className={`mt-5 max-w-measure text-lead ${centred ? 'mx-auto' : ''} ${onDark ? '' : 'text-muted'}`}>
          {lead}
        </p>
      )}
    </div>
  );
}
