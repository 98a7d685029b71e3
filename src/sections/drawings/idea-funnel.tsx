const IDEAS = [
  [40, 40],
  [70, 96],
  [48, 150],
  [96, 56],
  [104, 122],
  [92, 176],
  [140, 74],
  [146, 140],
] as const;

/** Many ideas on the left, one that passes on the right. */
export function IdeaFunnel() {
  return (
    <svg viewBox="0 0 400 220" className="block w-full" aria-hidden="true">
      <path
        d="M20 16C150 16 190 96 270 102H384M20 204C150 204 190 124 270 118H384"
        className="fill-none stroke-control"
        strokeWidth="1.5"
      />
      {IDEAS.map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="9"
          className="play-part [--from:translateX(-1rem)] by-turns fill-surface stroke-control"
          strokeWidth="1.5"
        />
      ))}
      <g className="fill-surface stroke-(--accent)" strokeWidth="1.5">
        <circle cx="206" cy="96" r="9" className="play-part [--from:translateX(-1rem)] [--later:4]" />
        <circle cx="222" cy="124" r="9" className="play-part [--from:translateX(-1rem)] [--later:6]" />
      </g>
      <path d="M262 110H350" pathLength="1" className="momentum-line play-stroke [--later:6]" strokeWidth="10" />
      <circle cx="350" cy="110" r="17" className="play-part [--later:8] fill-ink" />
      <path d="m343 110 5 5 9-10" className="play-part [--later:8] momentum-line" strokeWidth="3" />
    </svg>
  );
}
