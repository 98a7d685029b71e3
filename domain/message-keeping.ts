// How long messages are kept after they were mailed. The privacy page promises it, the server does it.

/** Calendar months; null to keep messages until they are erased by hand. */
export type KeptMonths = number | null;

export const LONGEST_KEPT_MONTHS = 120;

/** How often a running server looks for expired messages. */
export const ERASE_EVERY_MINUTES = 60;

const KEEP_SETTING = 'CONTACT_KEEP_MONTHS';

const OFF = 'off';

/** Empty means the promise. Undefined if it is not a number of months, or longer than promised. */
export function parseKeptMonths(text: string, promised: KeptMonths): KeptMonths | undefined {
  if (text === '') return promised;
  if (text === OFF) return promised === null ? null : undefined;
  const months = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return months >= 1 && months <= (promised ?? LONGEST_KEPT_MONTHS) ? months : undefined;
}

export function keptMonthsRule(promised: KeptMonths): string {
  const rule =
    promised === null
      ? `must be ${OFF}, or a whole number of months from 1 to ${LONGEST_KEPT_MONTHS}`
      : `must be a whole number of months from 1 to ${promised}, because the privacy page promises ${inMonths(promised)} (messagesKeptMonths in content/company.ts)`;
  return `The setting ${KEEP_SETTING} ${rule}.`;
}

export function describeKeeping(months: KeptMonths): string {
  return months === null
    ? `Messages are kept until they are erased by hand (${KEEP_SETTING} is ${OFF})`
    : `Messages are erased ${inMonths(months)} after they were mailed (${KEEP_SETTING})`;
}

export function inMonths(months: number): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}

/** The same time this many calendar months earlier, or that month's last day; ms since 1970, UTC. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
