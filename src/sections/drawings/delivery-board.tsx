const COLUMNS = [
  { x: 24, cards: [40, 88, 136] },
  { x: 148, cards: [40, 88] },
  { x: 272, cards: [40] },
] as const;

/** A board of three columns; one card is on its way to done. */
export function DeliveryBoard() {
  return (
    <svg viewBox="0 0 400 220" className="block w-full" aria-hidden="true">
      {COLUMNS.map((column) => (
        <g key={column.x}>
          <rect
            x={column.x}
            y="22"
            width="104"
            height="176"
            rx="12"
            className="fill-surface stroke-hairline"
            strokeWidth="1.5"
          />
          {column.cards.map((y) => (
            <g key={y}>
              <rect
                x={column.x + 10}
                y={y}
                width="84"
                height="38"
                rx="7"
                className="fill-violet-wash stroke-hairline"
                strokeWidth="1.5"
              />
              <path
                d={`M${column.x + 20} ${y + 14}h46M${column.x + 20} ${y + 25}h28`}
                className="fill-none stroke-control"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </g>
          ))}
        </g>
      ))}
      <path d="M190 178C240 182 262 168 300 132" pathLength="1" className="momentum-line play-stroke" strokeWidth="9" />
      <g className="play-part [--from:translate(-124px,50px)_rotate(5deg)] [--later:2] [--seen-from:1]">
        <g transform="rotate(-5 324 112)">
          <rect x="282" y="92" width="84" height="40" rx="7" className="fill-violet" />
          <path d="M294 107h46M294 118h28" className="fill-none stroke-surface" strokeWidth="3" strokeLinecap="round" />
        </g>
      </g>
    </svg>
  );
}
