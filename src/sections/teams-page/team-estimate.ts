import { ESTIMATE_LIMITS } from '../../../domain/order-estimate.ts';
import { type Amount, perHour } from '../../../domain/price.ts';

/** A team size as sold: hours a week and cents a month; null if agreed individually. */
export type TeamSize = { hours: number | null; cost: Amount };

export type TeamEstimate<Size extends TeamSize> = {
  /** The smallest size that covers the hours, or the individually agreed one. */
  size: Size;
  /** Hours a week beyond those asked for. */
  spareHours: number;
  /** Cents an hour, with four weeks a month; null for an agreed price. */
  perHour: number | null;
  /** Cents for each of the hours asked for, where some of the size's are spare. */
  perHourUsed?: number;
  total: Amount;
  /** The next size up if its hours cost less, and its extra cents a month. */
  next?: { size: Size; perHour: number; more: number };
  /** The cheapest two teams that together cover the hours, if cheaper than the size. */
  together?: { sizes: readonly [Size, Size]; hours: number; cost: number; less: number };
};

/** The team for these hours a week over these months. One of `sizes` must have an agreed price. */
export function estimateTeam<Size extends TeamSize>(
  sizes: readonly Size[],
  { hours, months }: { hours: number; months: number },
): TeamEstimate<Size> {
  const priced = sizes.filter((size) => size.hours !== null && size.cost !== 'custom');
  const rising = priced.toSorted((a, b) => (a.hours as number) - (b.hours as number));
  const place = rising.findIndex((size) => (size.hours as number) >= hours);
  const size = rising[place];
  if (!size) {
    const agreed = sizes.find(({ cost }) => cost === 'custom');
    if (!agreed) throw new Error('No team size has a price that is agreed.');
    return { size: agreed, spareHours: 0, perHour: null, total: 'custom' };
  }
  const hourly = (of: Size) => perHour(of.cost as number, of.hours as number);
  const next = rising[place + 1];
  const together = cheapestPair(rising, hours);
  return {
    size,
    spareHours: (size.hours as number) - hours,
    perHour: hourly(size),
    ...(size.hours !== hours && { perHourUsed: perHour(size.cost as number, hours) }),
    total: (size.cost as number) * months,
    ...(next &&
      hourly(next) < hourly(size) && {
        next: { size: next, perHour: hourly(next), more: (next.cost as number) - (size.cost as number) },
      }),
    ...(together &&
      together.cost < (size.cost as number) && {
        together: { ...together, less: (size.cost as number) - together.cost },
      }),
  };
}

/** The cheapest two sizes that together have these hours, larger first. */
function cheapestPair<Size extends TeamSize>(rising: readonly Size[], hours: number) {
  const pairs = rising.flatMap((first, place) =>
    rising.slice(0, place + 1).map((second) => ({
      sizes: [first, second] as const,
      hours: (first.hours as number) + (second.hours as number),
      cost: (first.cost as number) + (second.cost as number),
    })),
  );
  return pairs.filter((pair) => pair.hours >= hours).toSorted((a, b) => a.cost - b.cost)[0];
}

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
