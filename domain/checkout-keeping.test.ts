import { expect, it } from 'vitest';
import {
  dropOldRecords,
  ERASED_KEY,
  isTooOld,
  parseSentOrders,
  RECORD_KEYS,
  SENT_KEY,
  savedAtKey,
} from './checkout-keeping.ts';

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

it('drops records one by one, and keeps for a day longer when the personal details were saved', () => {
  const kept = {
    [personal]: 'a',
    [savedAtKey(personal)]: hours(25),
    [payment]: 'b',
    [savedAtKey(payment)]: hours(2),
    other: 'stays',
  };
  const { [personal]: _, ...rest } = kept;
  expect(left(kept)).toEqual(rest);
  expect(left({ [savedAtKey(personal)]: hours(49) })).toEqual({});
  expect(left({ [payment]: 'b', [savedAtKey(payment)]: hours(25) })).toEqual({});
  // Without a time a record gets the current one, so that it expires a day later.
  expect(left({ [personal]: 'a' })).toEqual({ [personal]: 'a', [savedAtKey(personal)]: String(now) });
});

const sentAt = (hoursAgo: number) => ({ name: 'Kickoff', sentAt: Number(hours(hoursAgo)), receivedAt: null });

it('keeps each sent order, and when the records were erased, for 24 hours of its own', () => {
  const both = JSON.stringify({ kickoff: sentAt(25), 'get-scale': sentAt(1) });
  expect(left({ [SENT_KEY]: both, [ERASED_KEY]: hours(1) })).toEqual({
    [SENT_KEY]: JSON.stringify({ 'get-scale': sentAt(1) }),
    [ERASED_KEY]: hours(1),
  });
  expect(left({ [SENT_KEY]: JSON.stringify({ kickoff: sentAt(25) }), [ERASED_KEY]: hours(25) })).toEqual({});
});

it.each([
  '{',
  'null',
  '7',
  '[]',
  '{"kickoff":null}',
  '{"kickoff":{"sentAt":1}}',
  '{"kickoff":{"name":1,"sentAt":"1"}}',
])('reads no order from %s', (stored) => {
  expect(parseSentOrders(stored, now)).toEqual({});
  expect(left({ [SENT_KEY]: stored })).toEqual({});
});
