import { LANGUAGE } from '../../domain/language.ts';

const clock = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'short', year: 'numeric' });
const full = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'full', timeStyle: 'short' });
const medium: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};
const mediumOfYear = new Intl.DateTimeFormat(LANGUAGE, medium);
const mediumOfAny = new Intl.DateTimeFormat(LANGUAGE, { ...medium, year: 'numeric' });
const long = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long' });

/** The heading that groups a time (ms since 1970) in a list. */
export function dayName(time: number, now = Date.now()): 'Today' | 'Yesterday' | 'Earlier' {
  const [then, day] = [new Date(time).toDateString(), new Date(now)];
  if (then === day.toDateString()) return 'Today';
  day.setDate(day.getDate() - 1);
  return then === day.toDateString() ? 'Yesterday' : 'Earlier';
}

/** A time in a list: the hour today and yesterday, the day this year, otherwise the date. */
export function shortTime(time: number, now = Date.now()): string {
  const [then, today] = [new Date(time), new Date(now)];
  if (dayName(time, now) !== 'Earlier') return clock.format(then);
  return (then.getFullYear() === today.getFullYear() ? day : dayOfYear).format(then);
}

/** With weekday and hour, and the year if it is not this one. */
export function mediumTime(time: number, now = Date.now()): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? mediumOfYear : mediumOfAny).format(time);
}

/** In full, for a `title`. */
export function fullTime(time: number): string {
  return full.format(time);
}

/** The date alone. */
export function longDate(time: number): string {
  return long.format(time);
}
