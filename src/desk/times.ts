import { LANGUAGE } from '../../domain/language.ts';

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LANGUAGE, options).format;

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;
const clock = formatter(CLOCK);
const day = formatter(DAY);
const dayOfYear = formatter({ ...DAY, year: 'numeric' });
const medium = formatter({ weekday: 'short', ...DAY, ...CLOCK });
const mediumOfYear = formatter({ weekday: 'short', ...DAY, ...CLOCK, year: 'numeric' });

const isThisYear = (time: number) => new Date(time).getFullYear() === new Date().getFullYear();

/** The heading that groups a time (ms since 1970) in a list. */
export function dayName(time: number): 'Today' | 'Yesterday' | 'Earlier' {
  const [then, day] = [new Date(time).toDateString(), new Date()];
  if (then === day.toDateString()) return 'Today';
  day.setDate(day.getDate() - 1);
  return then === day.toDateString() ? 'Yesterday' : 'Earlier';
}

/** A time in a list: the hour today and yesterday, the day this year, otherwise the date. */
export function shortTime(time: number): string {
  if (dayName(time) !== 'Earlier') return clock(time);
  return isThisYear(time) ? day(time) : dayOfYear(time);
}

export function mediumTime(time: number): string {
  return isThisYear(time) ? medium(time) : mediumOfYear(time);
}

export const fullTime = formatter({ dateStyle: 'full', timeStyle: 'short' });

export const longDate = formatter({ dateStyle: 'long' });
