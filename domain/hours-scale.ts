import { ESTIMATE_LIMITS } from './order-estimate.ts';

/**
 * The scale shared by chart and slider: hours a week in ascending order, evenly spaced, and linear in between. The first is
 * the fewest that can be chosen, the last one ends the scale.
 */
export type HoursScale = readonly number[];

/** The scale of these team sizes, in ascending order. Its last stretch is what no size covers. */
export function hoursScale(sizes: readonly { hours: number | null }[]): HoursScale {
  const marks = sizes.map(({ hours }) => hours).filter((hours) => hours !== null);
  return [ESTIMATE_LIMITS.hours.min, ...marks, Math.round(Math.max(...marks) * 1.4)];
}

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
  const stretches = scale.length - 1;
  const place = (Math.min(Math.max(position, 0), 100) / 100) * stretches;
  const nearest = Math.round(place);
  if (Math.abs(position - (nearest / stretches) * 100) <= SNAP) return scale[nearest] as number;
  const [from, to] = [scale[Math.floor(place)], scale[Math.ceil(place)]] as [number, number];
  return Math.round(from + (to - from) * (place % 1));
}
