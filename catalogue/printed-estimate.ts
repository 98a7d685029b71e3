import { orderEstimate as words } from '../content/en/offer.ts';
import { fillIn } from '../domain/fill-in.ts';
import type { OrderEstimate } from '../domain/order-estimate.ts';

const counted = ({ one, other }: { one: string; other: string }, count: number) =>
  fillIn(count === 1 ? one : other, { count });

/** '21 hours a week'. */
export const printHours = (hours: number): string => counted(words.hours, hours);

/** '21 hours a week for 3 months'. */
export function printEstimate({ hours, months }: OrderEstimate): string {
  return fillIn(words.both, { hours: printHours(hours), months: counted(words.months, months) });
}

/** The same as a full sentence. */
export function printAsked(estimate: OrderEstimate): string {
  return fillIn(words.asked, { estimate: printEstimate(estimate) });
}
