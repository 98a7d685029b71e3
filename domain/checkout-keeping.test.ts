import { expect, it } from 'vitest';
import { dropOldRecords, isTooOld, ORDERS_KEY, RECORD_KEYS, savedAtKey } from './checkout-keeping.ts';

const now = Date.UTC(2026, 2, 2, 12);
const hours = (count: number) => String(now - count * 3_600_000);

it.each([
  ['saved just now', hours(0), false],
  ['saved 24 hours ago', hours(24), false],
  ['saved longer ago', String(now - 86_400_001), true],
  ['saved in the future', hours(-1), true],
  ['saved at a time that cannot be read', 'yesterday', true],
  ['without a time', null, false],
])('tells by its age whether a record %s expires', (_, savedAt, tooOld) => {
  expect(isTooOld(savedAt, now)).toBe(tooOld);
});

/** What is left in a storage once the old has been dropped. */
function left(kept: Record<string, string>): Record<string, string> {
  const map = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  };
  dropOldRecords(storage, now);
  return Object.fromEntries(map);
}
const { personal, payment } = RECORD_KEYS;

it('drops records one by one', () => {
  const kept = {
    [personal]: 'a',
    [savedAtKey(personal)]: hours(25),
    [payment]: 'b',
    [savedAtKey(payment)]: hours(2),
  };
  expect(left(kept)).toEqual({ [payment]: 'b', [savedAtKey(payment)]: hours(2) });
});

it('drops sent orders along with the personal details, and no foreign key', () => {
  const kept = { [personal]: 'a', [savedAtKey(personal)]: hours(25), [ORDERS_KEY]: '{}', other: 'stays' };
  expect(left(kept)).toEqual({ other: 'stays' });
});

it('gives a record without a time the current one, so that it expires a day later', () => {
  expect(left({ [personal]: 'a' })).toEqual({ [personal]: 'a', [savedAtKey(personal)]: String(now) });
});
