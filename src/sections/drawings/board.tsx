type Props = { columns: readonly { title: string; cards: readonly string[] }[]; arrives: string };

const CARD = 'min-h-10 rounded-small border px-(--pad) py-2';

/** Three columns of cards; one card moves from the first to the last. */
export function Board({ columns, arrives }: Props) {
  return (
    <div className="board grid grid-cols-3 gap-(--pad) text-caption [--pad:clamp(0.25rem,1vw,0.625rem)]">
      {columns.map(({ title, cards }, index) => (
        <div
          key={title}
          className="grid min-h-44 grid-cols-1 content-start gap-2 rounded-control border border-hairline bg-surface px-(--pad) pt-2 pb-(--pad)"
        >
          <p className="font-semibold">{title}</p>
          {index === 0 && <span className={`border-control border-dashed ${CARD}`} />}
          {index === columns.length - 1 && (
            <p
              className={`play-part z-1 flex flex-wrap items-center justify-between gap-x-1 border-transparent bg-(--accent) font-semibold text-surface [--from:translateX(calc(-200%-6*var(--pad)))_rotate(-4deg)] [--later:2] [--seen-from:1] ${CARD}`}
            >
              {arrives}
              <svg
                viewBox="0 0 16 16"
                className="play-part size-4 [--from:scale(0)] [--later:8] [--seen-from:0]"
                aria-hidden="true"
              >
                <path d="m2 8 4 4 8-9" className="momentum-line" strokeWidth="2.500" />
              </svg>
            </p>
          )}
          {cards.map((card) => (
            <p key={card} className={`border-hairline bg-(--ground) ${CARD}`}>
              {card}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
