type Props = { columns: readonly { title: string; cards: readonly string[] }[]; arrives: string };

/** Three columns of cards; one card moves from the first to the last. */
export function Board({ columns, arrives }: Props) {
  return (
    <div className="board grid grid-cols-3">
      {columns.map(({ title, cards }, index) => (
        <div key={title} className="board-column">
          <p className="font-semibold">{title}</p>
          {index === 0 && <span className="board-card board-slot" />}
          {index === columns.length - 1 && (
            <p className="board-card board-arrived play-part [--later:2]">
              {arrives}
              <svg viewBox="0 0 16 16" className="play-part [--later:8] size-4" aria-hidden="true">
                <path d="m2 8 4 4 8-9" className="momentum-line" strokeWidth="2.500" />
              </svg>
            </p>
          )}
          {cards.map((card) => (
            <p key={card} className="board-card">
              {card}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
