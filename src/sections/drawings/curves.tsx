import { MomentumPath } from '../../ui/momentum-path.tsx';

/** An arrowhead that keeps its shape however its line is stretched. `className` places its tip, and turns it. */
export function ArrowHead({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={`absolute size-22 overflow-visible transform-[translate(-50%,-50%)_rotate(var(--turn))] ${className}`}
      aria-hidden="true"
    >
      <MomentumPath d="M2 12 50 50 2 88" drawn="draw draw-late" />
    </svg>
  );
}

const KEY = 'before:mr-2 before:inline-block before:w-6 before:align-middle';
const STEPS = [56, 56, 120, 120, 190, 250] as const;

/** System capacity in steps, always above the number of customers. */
export function CapacitySteps({ above, from, to }: { above: string; from: string; to: string }) {
  return (
    <div className="grid gap-3 text-caption">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className={`before:h-3 before:rounded-[0.25rem] before:bg-(--accent) ${KEY}`}>{above}</span>
        <span className={`before:h-1.5 before:rounded-full before:bg-lime ${KEY}`}>{from}</span>
      </p>
      <svg
        viewBox="0 0 600 260"
        preserveAspectRatio="none"
        className="h-[clamp(11rem,26vw,20rem)] w-full overflow-visible stroke-10"
        aria-hidden="true"
      >
        {STEPS.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order.
          <g key={index} className="play-part by-turns [--from:translateY(3rem)]">
            <rect x={index * 100 + 2} y={260 - height} width="96" height={height} className="fill-ink-line" />
            <rect x={index * 100 + 2} y={260 - height} width="96" height="6" className="fill-(--accent)" />
          </g>
        ))}
        <MomentumPath d="M4 240C120 238 220 226 320 190C430 150 520 110 596 40" drawn="play-stroke" />
      </svg>
      <p className="text-right font-semibold">{to}</p>
    </div>
  );
}

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
