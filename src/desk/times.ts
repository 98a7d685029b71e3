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

/** The part of a list in which a time (ms since 1970) stands. */
export function dayName(time: number, now = Date.now()): 'Today' | 'Yesterday' | 'Earlier' {
  const [then, day] = [new Date(time).toDateString(), new Date(now)];
  if (then === day.toDateString()) return 'Today';
  day.setDate(day.getDate() - 1);
  return then === day.toDateString() ? 'Yesterday' : 'Earlier';
}

/** A time in a list: the hour of today and yesterday, this year's day, or a date. */
export function shortTime(time: number, now = Date.now()): string {
  const [then, today] = [new Date(time), new Date(now)];
  if (dayName(time, now) !== 'Earlier') return clock.format(then);
  return (then.getFullYear() === today.getFullYear() ? day : dayOfYear).format(then);
}

/** With its weekday and hour; the year only if it is another. */
export function mediumTime(time: number, now = Date.now()): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? mediumOfYear : mediumOfAny).format(time);
}

/** In full, for a title. */
export function fullTime(time: number): string {
  return full.format(time);
}

/** The date alone. */
export function longDate(time: number): string {
  return long.format(time);
}
