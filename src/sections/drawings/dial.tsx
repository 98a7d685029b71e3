type Props = { figure: string; unit: string; parts: number };

const RING = 'M100 16a84 84 0 0 1 0 168a84 84 0 0 1 0-168';

/** A span of time as a ring of equal parts, the last one highlighted. */
export function Dial({ figure, unit, parts }: Props) {
  return (
    <svg viewBox="0 0 200 200" className="mx-auto block w-full max-w-44" aria-hidden="true">
      <g fill="none" strokeWidth="20">
        <path d={RING} pathLength="1" className="play-stroke stroke-(--accent)" />
        <path
          d={RING}
          pathLength={parts}
          strokeDasharray="0.2 0.8"
          strokeDashoffset="0.1"
          strokeWidth="22"
          className="stroke-(--ground)"
        />
        <path
          d={RING}
          pathLength={parts}
          strokeDasharray={`0.84 ${parts}`}
          strokeDashoffset={0.92 - parts}
          strokeWidth="32"
          className="play-part [--later:8] stroke-lime"
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
