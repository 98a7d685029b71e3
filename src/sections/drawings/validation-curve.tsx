const POINTS = [
  [40, 170],
  [92, 166],
  [144, 156],
  [196, 150],
  [248, 120],
  [300, 84],
] as const;

/** Tests over time: flat at first, then over the line at which the answer is yes. */
export function ValidationCurve() {
  return (
    <svg viewBox="0 0 400 220" className="block w-full" aria-hidden="true">
      <path d="M24 190H376M24 24V190" className="fill-none stroke-control" strokeWidth="1.5" />
      <path d="M24 104H376" className="fill-none stroke-(--accent)" strokeWidth="1.5" strokeDasharray="5 6" />
      <path
        d="M40 170C150 166 200 158 248 120C290 88 320 66 360 40"
        pathLength="1"
        className="momentum-line play-stroke"
        strokeWidth="10"
      />
      {POINTS.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={4 + index}
          className="play-part by-turns fill-surface stroke-ink"
          strokeWidth="2.500"
        />
      ))}
      <circle cx="360" cy="40" r="11" className="play-part [--later:8] fill-ink" />
      <path d="m355 40 4 4 7-8" className="play-part [--later:8] momentum-line" strokeWidth="2.500" />
    </svg>
  );
}
