import { CHECKOUT_IDS, type CheckoutId } from './package-ids.ts';

/** What may be asked for: hours a week, and months. */
export const ESTIMATE_LIMITS = { hours: { min: 1, max: 168 }, months: { min: 1, max: 60 } } as const;
export type EstimateField = keyof typeof ESTIMATE_LIMITS;

/** A number as a visitor writes it or an address carries it: whole and within its limits, or null. */
export function parseEstimateField(field: EstimateField, written: string | null): number | null {
  if (written === null || !/^\s*\d{1,4}\s*$/.test(written)) return null;
  const { min, max } = ESTIMATE_LIMITS[field];
  const value = Number(written);
  return value >= min && value <= max ? value : null;
}

/** What was worked out for a team: hours a week, over so many months. */
export type OrderEstimate = Record<EstimateField, number>;

/**
 * Reads an estimate field by field, from an address or a record; null unless both numbers are valid and the package covers the
 * hours. `mostHours` is 0 for a package that is not sold by the hour.
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

/** The estimate that an address carries for a package. */
export function estimateInAddress(query: string, mostHours: number): OrderEstimate | null {
  const parameters = new URLSearchParams(query);
  return parseEstimate((field) => parameters.get(field), mostHours);
}

/** An address that carries an estimate, or the address itself where there is none. */
export function withEstimate(address: string, estimate: OrderEstimate | null): string {
  return estimate ? `${address}?hours=${estimate.hours}&months=${estimate.months}` : address;
}

/** The estimates that the browser keeps, each with the package that it was worked out for. */
type KeptEstimates = Partial<Record<CheckoutId, OrderEstimate>>;

/** Reads the kept estimates: one of another shape, or of what cannot be ordered, is left out. */
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

/** The kept estimates with that of a package, in place of what was worked out for it before. */
export function withKeptEstimate(stored: string | null, id: CheckoutId, estimate: OrderEstimate): object {
  return { ...parseEstimates(stored), [id]: estimate };
}

/** The kept estimate of a package: null when it is missing, of another shape or of more hours than the package covers. */
export function parseKeptEstimate(stored: string | null, id: CheckoutId, mostHours: number): OrderEstimate | null {
  const kept = parseEstimates(stored)[id];
  return kept && kept.hours <= mostHours ? kept : null;
}
