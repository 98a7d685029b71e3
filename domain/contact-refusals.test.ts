import { expect, test } from 'vitest';
import { parseContactMessage } from './contact-message.ts';
import { MISSING_FIELDS, missingFragment, REQUIRED_CONTACT_FIELDS } from './contact-refusals.ts';

test('has a fragment for every combination of missing required fields', () => {
  expect(REQUIRED_CONTACT_FIELDS).toEqual(['email', 'message']);
  expect(MISSING_FIELDS.map(missingFragment)).toEqual(['missing-email', 'missing-email-message', 'missing-message']);
});

test.each([
  [{ email: '', message: ' ' }, ['email', 'message']],
  [{ email: '', message: 'Hello' }, ['email']],
  [{ email: 'ada', message: '' }, ['message']],
  [{ email: 'ada', message: 'Hello' }, []],
  [{ email: 7, message: 'Hello' }, []],
])('reads the fragment %j as the missing fields %j', (input, missing) => {
  expect(parseContactMessage(input)).toMatchObject({ ok: false, missing });
});
