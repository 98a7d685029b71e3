import { formatAmount } from '../../../domain/price.ts';
import type { TeamSize } from '../../../domain/team-estimate.ts';

const WIDTH = 600;
const HEIGHT = 260;
const GROUND = 226;

type Props = { sizes: readonly TeamSize[]; hours: number; most: number; chosen: TeamSize };

/** What each number of hours costs, as steps; the step of the chosen size is solid, and a dot stands at the hours. */
export function HoursCurve({ sizes, hours, most, chosen }: Props) {
  const priced = sizes.filter((size) => size.hours !== null && size.cost !== 'custom');
  const dearest = Math.max(...priced.map(({ cost }) => cost as number));
  const x = (of: number) => 14 + (Math.min(of, most) / most) * (WIDTH - 28);
  const y = (cost: number) => GROUND - (cost / dearest) * (GROUND - 44);
  const here = chosen.cost === 'custom' ? y(dearest) : y(chosen.cost);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" aria-hidden="true">
      <path d={`M14 ${GROUND}H${WIDTH - 14}`} className="stroke-hairline" strokeWidth="2" />
      {priced.map((size, index) => {
        const from = priced[index - 1]?.hours ?? 0;
        const own = size === chosen;
        return (
          <g key={size.hours}>
            <path
              d={`M${x(from) + 4} ${y(size.cost as number)}H${x(size.hours as number) - 4}`}
              className={own ? 'stroke-lime' : 'stroke-control'}
              strokeWidth={own ? 12 : 3}
              strokeLinecap="round"
            />
            <text
              x={index === 0 ? x(0) : x(size.hours as number) - 4}
              y={y(size.cost as number) - (own ? 20 : 12)}
              textAnchor={index === 0 ? 'start' : 'end'}
              className={`fill-ink font-semibold text-[1.75rem] sm:text-[0.8125rem] ${own ? '' : 'max-sm:hidden'}`}
            >
              {formatAmount(size.cost)}
            </text>
            <path
              d={`M${x(size.hours as number)} ${y(size.cost as number) + 10}V${GROUND}`}
              className="stroke-hairline"
              strokeWidth="2"
              strokeDasharray="2 6"
            />
            <text
              x={x(size.hours as number)}
              y={GROUND + 28}
              textAnchor="middle"
              className="fill-muted text-[1.75rem] sm:text-[1rem]"
            >
              {size.hours}
            </text>
          </g>
        );
      })}
      {chosen.cost === 'custom' && (
        <path
          d={`M${x(most / 1.2) + 8} ${here}H${WIDTH - 14}`}
          className="stroke-lime"
          strokeWidth="12"
          strokeLinecap="round"
          strokeDasharray="0 18"
        />
      )}
      <circle cx={x(hours)} cy={here} r="11" className="fill-lime stroke-ink" strokeWidth="6" />
    </svg>
  );
}
