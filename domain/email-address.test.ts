import { expect, test } from 'vitest';
import { fieldErrors } from '../content/en/rules.ts';
import { ACCEPTED_ADDRESSES, REFUSED_ADDRESSES } from '../tests/addresses.ts';
import { personalDetails } from './checkout-records.ts';
import { contactMessage, parseContactMessage } from './contact-message.ts';
import { addressKey, asciiEmailAddress, EMAIL_LIMIT, valueLink } from './email-address.ts';

function verdicts(email: string) {
  const contact = parseContactMessage({ email, message: 'Hello' });
  const person = { firstName: 'Ada', lastName: 'Lovelace', phone: '030 1234', email };
  return {
    contact: contact.ok ? undefined : contact.issues[0]?.message,
    checkout: personalDetails.safeParse(person).error?.issues[0]?.message,
  };
}

test.each(ACCEPTED_ADDRESSES)('accepts %s in both forms', (email, answeredAt) => {
  expect(verdicts(email)).toEqual({ contact: undefined, checkout: undefined });
  expect(asciiEmailAddress(email)).toBe(answeredAt);
});

test.each([
  'Ada Lovelace <ada@example.com>',
  'Ada Lovelace <ada@example.com>; ',
  'ada@example.com <ada@example.com>',
  'mailto:ada@example.com',
  'mailto:ada@example.com?subject=Hello',
  'ada\u200b@example.com\ufeff',
])('takes the address out of %j in both forms', (pasted) => {
  expect(contactMessage.parse({ email: pasted, message: 'Hello' }).email).toBe('ada@example.com');
  expect(personalDetails.shape.email.parse(pasted)).toBe('ada@example.com');
  expect(asciiEmailAddress(pasted), 'not where an address is asked for').toBeNull();
});

test('refuses a long run of spaces without a search from each of them', () => {
  // Which would take minutes.
  expect(verdicts(`a${' ;'.repeat(100_000)}x`).checkout).toBe(fieldErrors.email);
});

test.each(REFUSED_ADDRESSES)('refuses %j in both forms', (email) => {
  const { contact, checkout } = verdicts(email);
  expect(checkout).toBe(fieldErrors.email);
  expect(contact).toBe(email.length > EMAIL_LIMIT ? 'Please use at most 254 characters.' : fieldErrors.email);
  expect(asciiEmailAddress(email)).toBeNull();
});

test.each([
  ['Ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.EXAMPLE', 'ada@xn--bcher-kva.example'],
  [' ada@example.com ', 'ada@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['ADA@no domain', 'ada@no domain'],
  ['ada@example.com/x', 'ada@example.com/x'],
  ['ada@127', 'ada@127'],
  ['ADA', 'ada'],
  ['', ' '],
])('has one key for every spelling of an address: %j', (text, key) => {
  expect(addressKey(text)).toBe(key);
});

test.each([
  ['https://example.com/ada', 'https://example.com/ada'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['+49 (30) 123-456', 'tel:+4930123456'],
  ['+49 (0)30 123-456', 'tel:+4930123456'],
  ['0049 (0)30 123-456', 'tel:004930123456'],
  ['(030) 123-456', 'tel:030123456'],
  ['(0)30 123-456', 'tel:030123456'],
  ['ada+going@example.com', 'mailto:ada%2Bgoing@example.com'],
  ['ada%40b@example.com', 'mailto:ada%2540b@example.com'],
  ['ada@example.com?bcc=victim@example.com', null],
  ['javascript:alert(1)', null],
  ['<img src=x onerror=alert(1)>', null],
  ['Get Started', null],
])('%s leads to %s', (text, href) => {
  expect(valueLink(text)).toBe(href);
});
