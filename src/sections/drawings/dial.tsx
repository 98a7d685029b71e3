type Props = { figure: string; unit: string; parts: number };

/** A span of time as a ring of equal parts, the last of them lit. */
export function Dial({ figure, unit, parts }: Props) {
  return (
    <svg viewBox="0 0 200 200" className="mx-auto block w-full max-w-44 md:max-w-60" aria-hidden="true">
      <g fill="none" strokeWidth="20" transform="rotate(-90 100 100)">
        <circle cx="100" cy="100" r="84" pathLength="1" className="stroke stroke-(--accent)" />
        <circle
          cx="100"
          cy="100"
          r="84"
          pathLength={parts}
          strokeDasharray="0.2 0.8"
          strokeDashoffset="0.1"
          strokeWidth="22"
          className="stroke-(--ground)"
        />
        <circle
          cx="100"
          cy="100"
          r="84"
          pathLength={parts}
          strokeDasharray={`0.84 ${parts}`}
          strokeDashoffset={0.92 - parts}
          strokeWidth="32"
          className="part later-8 stroke-lime"
        />
      </g>
      <text x="100" y="108" textAnchor="middle" className="fill-ink font-bold font-display text-price">
        {figure}
      </text>
      <text x="100" y="132" textAnchor="middle" className="fill-ink text-small">
        {unit}
      </text>
    </svg>
  );
}
