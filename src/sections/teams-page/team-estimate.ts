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
  /** Cents for all months. */
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
