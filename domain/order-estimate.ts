import { isTooOld } from './checkout-keeping.ts';
import { CHECKOUT_IDS, type CheckoutId } from './package-ids.ts';

export const ESTIMATE_LIMITS = { hours: { min: 1, max: 168 }, months: { min: 1, max: 60 } } as const;
export type EstimateField = keyof typeof ESTIMATE_LIMITS;

export function parseEstimateField(field: EstimateField, written: string | null): number | null {
  if (written === null || !/^\s*\d{1,4}\s*$/.test(written)) return null;
  const { min, max } = ESTIMATE_LIMITS[field];
  const value = Number(written);
  return value >= min && value <= max ? value : null;
}

export type OrderEstimate = Record<EstimateField, number>;

/** Null unless both numbers are valid and the package covers the hours; `mostHours` is 0 if not sold by the hour. */
function parseEstimate(written: (field: EstimateField) => string | null, mostHours: number): OrderEstimate | null {
  const [hours, months] = [
    parseEstimateField('hours', written('hours')),
    parseEstimateField('months', written('months')),
  ];
  return hours !== null && months !== null && hours <= mostHours ? { hours, months } : null;
}

export function estimateInAddress(query: string, mostHours: number): OrderEstimate | null {
  const parameters = new URLSearchParams(query);
  return parseEstimate((field) => parameters.get(field), mostHours);
}

export function withEstimate(address: string, estimate: OrderEstimate | null): string {
  return estimate ? `${address}?hours=${estimate.hours}&months=${estimate.months}` : address;
}

/** `at` is when it was stored (ms since 1970); 0 if an older version stored it. */
export type KeptEstimate = OrderEstimate & { at: number };
type KeptEstimates = Partial<Record<CheckoutId, KeptEstimate>>;

function parseEstimates(stored: string | null): KeptEstimates {
  try {
    const record: Record<string, Record<string, unknown> | null> | null = JSON.parse(stored ?? 'null');
    const kept = CHECKOUT_IDS.map((id) => {
      const written = (field: EstimateField) => JSON.stringify(record?.[id]?.[field] ?? null);
      const estimate = parseEstimate(written, ESTIMATE_LIMITS.hours.max);
      return [id, estimate && { ...estimate, at: Number(record?.[id]?.['at']) || 0 }] as const;
    });
    return Object.fromEntries(kept.filter(([, estimate]) => estimate));
  } catch {
    return {};
  }
}

/** Without those older than 24 hours: the record is as young as its latest. */
export function withKeptEstimate(stored: string | null, id: CheckoutId, estimate: KeptEstimate): object {
  const young = Object.entries(parseEstimates(stored)).filter(([, { at }]) => !isTooOld(at, estimate.at));
  return { ...Object.fromEntries(young), [id]: estimate };
}

export function parseKeptEstimate(stored: string | null, id: CheckoutId, mostHours: number): KeptEstimate | null {
  const kept = parseEstimates(stored)[id];
  return kept && kept.hours <= mostHours ? kept : null;
}
