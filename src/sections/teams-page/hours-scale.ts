import { ESTIMATE_LIMITS } from '../../../domain/order-estimate.ts';

/** The scale shared by chart and slider: from no hours to its last mark, to scale. Its marks are hours a week, ascending. */
export type HoursScale = readonly number[];

/** The scale of these team sizes, in ascending order. Its last stretch is what no size covers. */
export function hoursScale(sizes: readonly { hours: number | null }[]): HoursScale {
  const marks = sizes.map(({ hours }) => hours).filter((hours) => hours !== null);
  return [...marks, Math.round(Math.max(...marks) * 1.25)];
}

/** The position of `hours` on the scale, from 0 to 100, clamped to its end. */
export function positionOf(scale: HoursScale, hours: number): number {
  return Math.min(hours / (scale.at(-1) as number), 1) * 100;
}

/** How close to a mark a position counts as the mark, so that a finger meets it. */
const SNAP = 2;

/** The whole hours at a position from 0 to 100. */
export function hoursAt(scale: HoursScale, position: number): number {
  const distance = (mark: number) => Math.abs(positionOf(scale, mark) - position);
  const [mark] = scale.toSorted((a, b) => distance(a) - distance(b)) as [number];
  if (distance(mark) <= SNAP) return mark;
  return Math.max(Math.round((position / 100) * (scale.at(-1) as number)), ESTIMATE_LIMITS.hours.min);
}
