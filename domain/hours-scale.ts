/**
 * The scale shared by chart and slider: hours a week in ascending order, evenly spaced, and linear in between. The first is
 * the fewest that can be chosen, the last one ends the scale.
 */
export type HoursScale = readonly number[];

/** The position of `hours` on the scale, from 0 to 100, clamped to its ends. */
export function positionOf(scale: HoursScale, hours: number): number {
  const above = scale.findIndex((mark) => mark >= hours);
  if (above <= 0) return above === 0 ? 0 : 100;
  const [from, to] = [scale[above - 1], scale[above]] as [number, number];
  return ((above - 1 + (hours - from) / (to - from)) / (scale.length - 1)) * 100;
}

/** How close to a mark a position counts as the mark, so that a finger meets it. */
const SNAP = 2;

/** The whole hours at a position from 0 to 100. */
export function hoursAt(scale: HoursScale, position: number): number {
  const near = scale.find((mark) => Math.abs(positionOf(scale, mark) - position) <= SNAP);
  if (near !== undefined) return near;
  const place = (Math.min(Math.max(position, 0), 100) / 100) * (scale.length - 1);
  const below = Math.min(Math.floor(place), scale.length - 2);
  const [from, to] = [scale[below], scale[below + 1]] as [number, number];
  return Math.round(from + (to - from) * (place - below));
}
