import { CHECKOUT_IDS, type CheckoutId } from './package-ids.ts';

/** The limits: hours a week, and months. */
export const ESTIMATE_LIMITS = { hours: { min: 1, max: 168 }, months: { min: 1, max: 60 } } as const;
export type EstimateField = keyof typeof ESTIMATE_LIMITS;

/** Parses a number from a visitor or an address: whole and within limits, or null. */
export function parseEstimateField(field: EstimateField, written: string | null): number | null {
  if (written === null || !/^\s*\d{1,4}\s*$/.test(written)) return null;
  const { min, max } = ESTIMATE_LIMITS[field];
  const value = Number(written);
  return value >= min && value <= max ? value : null;
}

/** An estimate: hours a week for this many months. */
export type OrderEstimate = Record<EstimateField, number>;

/**
 * Parses an estimate from an address or a record; null unless both numbers are valid and the package covers the hours.
 * `mostHours` is 0 for a package not sold by the hour.
 */
export function parseEstimate(
  written: (field: EstimateField) => string | null,
  mostHours: number,
): OrderEstimate | null {
  const [hours, months] = [
    parseEstimateField('hours', written('hours')),
    parseEstimateField('months', written('months')),
  ];
  return hours !== null && months !== null && hours <= mostHours ? { hours, months } : null;
}

/** The estimate in an address, for a package. */
export function estimateInAddress(query: string, mostHours: number): OrderEstimate | null {
  const parameters = new URLSearchParams(query);
  return parseEstimate((field) => parameters.get(field), mostHours);
}

/** An address with an estimate, or unchanged if there is none. */
export function withEstimate(address: string, estimate: OrderEstimate | null): string {
  return estimate ? `${address}?hours=${estimate.hours}&months=${estimate.months}` : address;
}

/** The stored estimates by package. */
type KeptEstimates = Partial<Record<CheckoutId, OrderEstimate>>;

/** Parses the stored estimates; invalid ones are dropped. */
function parseEstimates(stored: string | null): KeptEstimates {
  try {
    const record: Record<string, Record<string, unknown> | null> | null = JSON.parse(stored ?? 'null');
    const kept = CHECKOUT_IDS.map((id) => {
      const written = (field: EstimateField) => JSON.stringify(record?.[id]?.[field] ?? null);
      return [id, parseEstimate(written, ESTIMATE_LIMITS.hours.max)] as const;
    });
    return Object.fromEntries(kept.filter(([, estimate]) => estimate));
  } catch {
    return {};
  }
}

/** The stored estimates with this package's one replaced. */
export function withKeptEstimate(stored: string | null, id: CheckoutId, estimate: OrderEstimate): object {
  return { ...parseEstimates(stored), [id]: estimate };
}

/** A package's stored estimate; null if missing, invalid, or beyond the package's hours. */
export function parseKeptEstimate(stored: string | null, id: CheckoutId, mostHours: number): OrderEstimate | null {
  const kept = parseEstimates(stored)[id];
  return kept && kept.hours <= mostHours ? kept : null;
}
