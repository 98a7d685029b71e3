import { expect, test } from 'vitest';
import { parseContactMessage } from './contact-message.ts';
import { MISSING_FIELDS, missingFragment, REQUIRED_CONTACT_FIELDS } from './contact-refusals.ts';

test('a message needs an email address and a text, and every way to miss them has a fragment of its own', () => {
  expect(REQUIRED_CONTACT_FIELDS).toEqual(['email', 'message']);
  expect(MISSING_FIELDS.map(missingFragment)).toEqual(['missing-email', 'missing-email-message', 'missing-message']);
});

test.each([
  [{ email: '', message: ' ' }, ['email', 'message']],
  [{ email: '', message: 'Hello' }, ['email']],
  [{ email: 'ada', message: '' }, ['message']],
  [{ email: 'ada', message: 'Hello' }, []],
  [{ email: 7, message: 'Hello' }, []],
])('of %j the fields %j are missing', (input, missing) => {
  expect(parseContactMessage(input)).toMatchObject({ ok: false, missing });
});
