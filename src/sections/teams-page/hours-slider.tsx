import type { KeyboardEvent } from 'react';
import { type HoursScale, hoursAt, positionOf } from './hours-scale.ts';

type Props = {
  label: string;
  /** The hours in words, for assistive technology. */
  spoken: string;
  hours: number;
  scale: HoursScale;
  onChange: (hours: number) => void;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * A slider for the hours; its value is the position on the scale. Its track is an SVG behind the native control, because the
 * content security policy allows no inline styles and browsers style filled tracks differently.
 */
export function HoursSlider({ label, spoken, hours, scale, onChange }: Props) {
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
