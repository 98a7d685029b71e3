const DAYS = { hour: 1 / 24, day: 1, week: 7 } as const;

/** The days in a duration such as '24 hours', '90 days' or '4 weeks'. Throws on any other text. */
export function daysIn(duration: string): number {
  const [, count, unit] = /^(\d+) (hour|day|week)s?$/.exec(duration) ?? [];
  if (unit === undefined) throw new Error(`'${duration}' is no duration such as '24 hours' or '4 weeks'.`);
  return Number(count) * DAYS[unit as keyof typeof DAYS];
}
