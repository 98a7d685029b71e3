import { expect, test } from 'vitest';
import { CONTACT_FIELDS } from '../../domain/contact-message.ts';
import { SAMPLE } from '../../testing/sample-message.ts';
import { labelledValues, MESSAGE_COLUMNS, messageFrom, messageValues } from './message-fields.ts';

test('what is put into the columns is what is read back', () => {
  const values = messageValues(SAMPLE);
  const row = Object.fromEntries(MESSAGE_COLUMNS.map((column, index) => [column, values[index]]));
  expect(messageFrom(row as Parameters<typeof messageFrom>[0])).toEqual(SAMPLE);
});

test('every field but the message itself is printed, in the order of the record and with the words for the package', () => {
  const printed = labelledValues(SAMPLE, (id) => `<${id}>`);
  expect(printed.map(({ label }) => label)).toEqual(['Package', 'Email', 'LinkedIn', 'Phone']);
  expect(printed[0]?.value).toBe('<get-started>');
  expect([...printed.map(({ field }) => field), 'message'].toSorted()).toEqual([...CONTACT_FIELDS].toSorted());
});
