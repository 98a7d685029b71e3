import type { KeyboardEvent } from 'react';
import { formatAmount } from '../../../domain/price.ts';
import { type HoursScale, hoursAt, positionOf, type TeamSize } from './team-estimate.ts';

type HoursCurveProps = {
  sizes: readonly TeamSize[];
  hours: number;
  scale: HoursScale;
  chosen: TeamSize;
  /** The label for hours beyond the largest size. */
  beyond: string | undefined;
  axes: readonly [string, string];
};

const RISE = 'stroke-2 stroke-control [stroke-dasharray:0_6]';
const CHOSEN = 'hours-chosen stroke-12 [stroke-linecap:butt]';
const PRICE = 'hours-price fill-ink stroke-6 stroke-surface font-semibold [paint-order:stroke]';

type Step = { hours: number; cost: number };

/** Narrower steps, in hundredths of the scale, have no room for their price above them. */
const ROOM = 12;

/** The price by hours as a step chart. Positions scale with the box; text and strokes do not, to be legible on a phone. */
export function HoursCurve({ sizes, hours, scale, chosen, beyond, axes }: HoursCurveProps) {
  const steps = sizes.filter((size): size is TeamSize & Step => size.hours !== null && size.cost !== 'custom');
  const dearest = Math.max(...steps.map(({ cost }) => cost));
  const most = Math.max(...steps.map((step) => step.hours));
  const x = (of: number) => `${positionOf(scale, of)}%`;
  const y = (cost: number) => `${(1 - cost / dearest) * 100}%`;
  /** Above a step's end, the last one's clear of the label beyond; a narrow one's is beside it, and that of the first below. */
  const pricePlace = ({ hours: to }: Step, below: Step | undefined, above: Step | undefined) => {
    if (positionOf(scale, to - (below?.hours ?? 0)) >= ROOM)
      return { x: x(to), dx: above ? '-0.5em' : '-1.5em', dy: '-1em', textAnchor: 'end' } as const;
    return below ? { x: x(to), dx: '0.9em', dy: '0.4em' } : { dy: '1.35em' };
  };
  const here = y(chosen.cost === 'custom' ? dearest : chosen.cost);
  return (
    // As wide as the knob's travel, so that the dot is above the knob.
    <svg
      className="hours-curve mt-7 mb-14 block h-[clamp(10.5rem,32vw,15rem)] w-full overflow-visible text-(length:--text-caption) [stroke-linecap:round]"
      aria-hidden="true"
    >
      <text dy="1em" className="fill-muted">
        {axes[0]}
      </text>
      <text x="100%" y="100%" dy="3.2em" textAnchor="end" className="fill-muted">
        {axes[1]}
      </text>
      {steps.map((step) => (
        <g key={step.hours}>
          <rect x={x(step.hours)} y="100%" width="2" height="6" className="-translate-x-px fill-control" />
          <text x={x(step.hours)} y="100%" dy="1.7em" textAnchor="middle" className="fill-muted">
            {step.hours}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-2 stroke-hairline" />
      <line
        x1={x(most)}
        x2="100%"
        y1="0"
        y2="0"
        className={
          chosen.cost === 'custom'
            ? `${CHOSEN} stroke-[color-mix(in_srgb,var(--color-lime)_50%,var(--color-surface))]`
            : RISE
        }
      />
      {steps.map((step, index) => {
        const [below, above] = [steps[index - 1], steps[index + 1]];
        return (
          <g key={step.hours}>
            {above && (
              <line x1={x(step.hours)} x2={x(step.hours)} y1={y(step.cost)} y2={y(above.cost)} className={RISE} />
            )}
            <line
              x1={x(below?.hours ?? 0)}
              x2={x(step.hours)}
              y1={y(step.cost)}
              y2={y(step.cost)}
              className={step === chosen ? `${CHOSEN} stroke-lime` : 'stroke-2 stroke-control'}
            />
            {/* Where nothing else is drawn. */}
            <text y={y(step.cost)} className={PRICE} {...pricePlace(step, below, above)}>
              {formatAmount(step.cost)}
            </text>
          </g>
        );
      })}
      <text x="100%" y="0" dy="-1em" textAnchor="end" className={PRICE}>
        {beyond}
      </text>
      <circle cx={x(hours)} cy={here} r="6" className="fill-lime stroke-3 stroke-ink" />
    </svg>
  );
}

type HoursSliderProps = {
  label: string;
  /** The hours in words, for assistive technology. */
  spoken: string;
  hours: number;
  scale: HoursScale;
  onChange: (hours: number) => void;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The track is an SVG behind the control: inline styles are not allowed, and browsers style filled tracks differently. */
export function HoursSlider({ label, spoken, hours, scale, onChange }: HoursSliderProps) {
  const position = positionOf(scale, hours);
  // One hour a press, wherever the knob is.
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(Math.max(hours + by, scale[0] ?? 1));
  };
  return (
    <div className="relative">
      <svg
        className="calculator-track absolute inset-[calc(50%-3px)_0_auto] h-1.5 w-full overflow-clip rounded-full stroke-6 forced-colors:hidden"
        aria-hidden="true"
      >
        <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-hairline" />
        <line x1="0" x2={`${position}%`} y1="50%" y2="50%" className="calculator-fill stroke-lime" />
      </svg>
      <input
        type="range"
        name="slider"
        aria-label={label}
        aria-valuetext={spoken}
        min={0}
        max={100}
        step="any"
        value={position}
        onChange={(event) => onChange(hoursAt(scale, event.currentTarget.valueAsNumber))}
        onKeyDown={step}
        // The knob's centre reaches both ends of the track.
        className="calculator-slider relative mx-[calc(var(--knob)/-2)] block h-11 w-[calc(100%+var(--knob))] cursor-grab active:cursor-grabbing"
      />
    </div>
  );
}
