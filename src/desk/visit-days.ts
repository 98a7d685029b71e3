import type { DeskDay } from '../../domain/desk.ts';
import { LANGUAGE } from '../../domain/language.ts';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' }).format;

export const longDay = inUtc({ dateStyle: 'long' });
export const tickDay = inUtc({ day: 'numeric', month: 'short' });
const shortDay = inUtc({ weekday: 'short', day: 'numeric', month: 'short' });
const dayInYear = inUtc({ day: 'numeric', month: 'short', year: 'numeric' });

export const printed: (count: number) => string = new Intl.NumberFormat(LANGUAGE).format;
const changes = new Intl.NumberFormat(LANGUAGE, { style: 'percent', signDisplay: 'exceptZero' });

export const FIGURES = {
  visits: 'Pages opened',
  packagePages: 'Package pages',
  checkouts: 'Entries to the checkout',
  messages: 'Messages',
  orders: 'Orders',
} as const satisfies Partial<Record<keyof DeskDay, string>>;
export type Figure = keyof typeof FIGURES;

/** One bar: a day, or a week where there are too many days. */
export type Span = Pick<DeskDay, 'time' | 'isCounted' | Figure> & { name: string };

const MOST_BARS = 100;
const WEEK = 7;

/** The bars for these days. Weeks are counted back from the last day. */
export function spansOf(days: readonly DeskDay[]): Span[] {
  if (days.length <= MOST_BARS) return days.map((day) => ({ ...day, name: shortDay(day.time) }));
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, index) => {
    const end = days.length - index * WEEK;
    return days.slice(Math.max(0, end - WEEK), end);
  });
  return weeks.toReversed().map((week) => ({
    time: (week[0] as DeskDay).time,
    name: `Week from ${dayInYear(week[0]?.time)}`,
    isCounted: week.some(({ isCounted }) => isCounted),
    ...totals(week),
  }));
}

/** The bars with a date below: the last one and about four others, whole weeks apart. */
export function ticksOf(count: number): number[] {
  const step = count <= WEEK ? 2 : WEEK * Math.ceil(count / (5 * WEEK));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step);
}

export function total(spans: readonly Pick<DeskDay, Figure>[], figure: Figure): number {
  return spans.reduce((sum, span) => sum + span[figure], 0);
}

const totals = (days: readonly DeskDay[]) =>
  Object.fromEntries(Object.keys(FIGURES).map((name) => [name, total(days, name as Figure)])) as Record<Figure, number>;

/** Below this, the earlier figure is printed itself: a percentage of so few says little. */
const LEAST_COMPARED = 20;

/** Compares a figure with that of the same number of days before, such as `+12% on the 30 days before`. */
export function changeOf(days: readonly DeskDay[], before: readonly DeskDay[] | null, figure: Figure): string {
  if (before === null) return 'not compared';
  const [now, then] = [total(days, figure), total(before, figure)];
  if (then < LEAST_COMPARED) return `${then === 0 ? 'none' : printed(then)} in the ${days.length} days before`;
  return `${changes.format(now / then - 1).replace('-', '−')} on the ${days.length} days before`;
}
