/** The scale shared by chart and slider: the hours a week at its two ends. */
export type HoursScale = { from: number; to: number };

/** The position of `hours` on the scale in per cent, clamped to its ends. */
export function placeOn({ from, to }: HoursScale, hours: number): string {
  return `${((Math.min(hours, to) - from) / (to - from)) * 100}%`;
}
