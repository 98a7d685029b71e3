import type { ChangeEventHandler } from 'react';
import { type HoursScale, placeOn } from './hours-scale.ts';

type Props = {
  label: string;
  hours: number;
  /** Hours that the knob snaps to while it is dragged. */
  marks: readonly number[];
  scale: HoursScale;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

/**
 * A slider for the hours. Its track is an SVG behind the native control, because the content security policy allows no inline
 * styles and browsers style filled tracks differently.
 */
export function HoursSlider({ label, hours, marks, scale, onChange }: Props) {
  return (
    <div className="relative">
      <svg className="calculator-track" aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-hairline" />
        <line x1="0" x2={placeOn(scale, hours)} y1="50%" y2="50%" className="calculator-fill stroke-lime" />
      </svg>
      <input
        type="range"
        name="slider"
        list="calculator-marks"
        aria-label={label}
        min={scale.from}
        max={scale.to}
        value={hours}
        onChange={onChange}
        className="calculator-slider relative block h-11 w-full cursor-grab active:cursor-grabbing"
      />
      <datalist id="calculator-marks">
        {marks.map((mark) => (
          <option key={mark} value={mark} />
        ))}
      </datalist>
    </div>
  );
}
