import { LANGUAGE } from '../../domain/language.ts';

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LANGUAGE, options).format;

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;

/** With the year only where it is not this one. */
function dated(time: number, options: Intl.DateTimeFormatOptions): string {
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  return formatter(isThisYear ? options : { ...options, year: 'numeric' })(time);
}

/** The heading that groups a time (ms since 1970) in a list. */
export function dayName(time: number): 'Today' | 'Yesterday' | 'Earlier' {
  const [then, day] = [new Date(time).toDateString(), new Date()];
  if (then === day.toDateString()) return 'Today';
  day.setDate(day.getDate() - 1);
  return then === day.toDateString() ? 'Yesterday' : 'Earlier';
}

/** A time in a list: the hour today and yesterday, the day this year, otherwise the date. */
export function shortTime(time: number): string {
  return dayName(time) === 'Earlier' ? dated(time, DAY) : formatter(CLOCK)(time);
}

export function mediumTime(time: number): string {
  return dated(time, { weekday: 'short', ...DAY, ...CLOCK });
}

export const fullTime = formatter({ dateStyle: 'full', timeStyle: 'short' });

export const longDate = formatter({ dateStyle: 'long' });
