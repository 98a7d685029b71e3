import { type Amount, perHour } from './price.ts';

/** A size of a team as it is sold: hours a week and cents a month; both open where they are agreed. */
export type TeamSize = { hours: number | null; cost: Amount };

export type TeamEstimate<Size extends TeamSize> = {
  /** The smallest size that covers the hours; the one that is agreed where none does. */
  size: Size;
  /** Hours a week that the size has beyond those asked for. */
  spareHours: number;
  /** Cents an hour on a month of four weeks; null where the price is agreed. */
  perHour: number | null;
  /** Cents for all months. */
  total: Amount;
  /** The size above where an hour of it costs less, and how many cents a month it costs more. */
  next?: { size: Size; perHour: number; more: number };
  /** The two teams that cover the hours together for the fewest cents a month, where that is less than the size costs. */
  together?: { sizes: readonly [Size, Size]; hours: number; cost: number; less: number };
};

/** The team for so many hours a week over so many months. `sizes` hold one whose price is agreed. */
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

/** The two of these sizes, the larger first, that have so many hours together for the fewest cents. */
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
