/** The scale that the chart of the hours and the slider below it share: hours a week at its two ends. */
export type HoursScale = { from: number; to: number };

/** How far along the scale so many hours stand, in per cent of its width; what is beyond its end stands there. */
export function placeOn({ from, to }: HoursScale, hours: number): string {
  return `${((Math.min(hours, to) - from) / (to - from)) * 100}%`;
}
