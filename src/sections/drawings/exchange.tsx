const SIDES = ['justify-self-start rounded-bl-none', 'justify-self-end rounded-br-none'];
const COLOURS = ['border-hairline bg-surface', 'border-transparent bg-(--accent) text-surface'];

/** A conversation: the reader on the left, us on the right. */
export function Exchange({ lines }: { lines: readonly string[] }) {
  return (
    <div className="grid w-full gap-3 font-display font-semibold text-h3/[1.2]">
      {lines.map((line, index) => (
        <p
          key={line}
          className={`play-part by-turns rounded-card border px-5 py-3 [--from:translateY(1rem)] ${SIDES[index % 2]} ${COLOURS[index] ?? 'border-lime bg-lime text-ink'}`}
        >
          {line}
        </p>
      ))}
    </div>
  );
}
