import { MomentumPath } from '../../ui/momentum-path.tsx';

type Props = { above: string; from: string; to: string };

const KEY = 'before:mr-2 before:inline-block before:w-6 before:align-middle';
const STEPS = [56, 56, 120, 120, 190, 250] as const;

/** System capacity in steps, always above the number of customers. */
export function CapacitySteps({ above, from, to }: Props) {
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
