import { expect, test } from 'vitest';
import { inGerman } from './figures.ts';

test.each([
  ['20,000+', '20.000+'],
  ['400M+', '400+'],
  ['1.5M+', '1,5+'],
  ['90', '90'],
  ['24 hours', '24 Stunden'],
  // As 'innerhalb von' and 'in unter' have it.
  ['2 days', '2 Tagen'],
  ['1 hour', '1 Stunde'],
  ['1 week', '1 Woche'],
  ['60-minute', '60-Minuten'],
  ['2-hour', '2-Stunden'],
  ['20,000–30,000', '20.000–30.000'],
  ['>1,000', '>1.000'],
  ['24–48 hours', '24–48 Stunden'],
])("'%s' is '%s' in German", (english, german) => {
  expect(inGerman(english)).toBe(german);
});

test.each(['2 working days', '3 moons'])("'%s' stops the build instead of being left in English", (figure) => {
  expect(() => inGerman(figure)).toThrow(figure);
});
