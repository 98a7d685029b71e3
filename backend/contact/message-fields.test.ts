import { expect, test } from 'vitest';
import { CONTACT_FIELDS } from '../../domain/contact-message.ts';
import { SAMPLE } from '../../testing/sample-message.ts';
import { labelledValues, MESSAGE_COLUMNS, messageFrom, messageValues } from './message-fields.ts';

test('reads back what was written into the columns', () => {
  const values = messageValues(SAMPLE);
  const row = Object.fromEntries(MESSAGE_COLUMNS.map((column, index) => [column, values[index]]));
  expect(messageFrom(row as Parameters<typeof messageFrom>[0])).toEqual(SAMPLE);
});

test("lists every field except the message, in order and with the package's name", () => {
  const printed = labelledValues(SAMPLE, (id) => `<${id}>`);
  expect(printed.map(({ label }) => label)).toEqual(['Package', 'Email', 'LinkedIn', 'Phone']);
  expect(printed[0]?.value).toBe('<get-started>');
  expect([...printed.map(({ field }) => field), 'message'].toSorted()).toEqual([...CONTACT_FIELDS].toSorted());
});
