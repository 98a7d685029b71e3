import { expect, test } from 'vitest';
import { fieldErrors } from '../content/en/rules.ts';
import { personalDetails } from './checkout-records.ts';
import { contactMessage, parseContactMessage } from './contact-message.ts';
import { addressKey, asciiEmailAddress, EMAIL_LIMIT, valueLink } from './email-address.ts';

const label = (length: number) => 'b'.repeat(length);
const longest = `${'a'.repeat(64)}@${label(63)}.${label(63)}.${label(58)}.de`;

const ACCEPTED_ADDRESSES: readonly (readonly [typed: string, answeredAt: string])[] = [
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Lovelace@Example.COM', 'Ada.Lovelace@example.com'],
  ['a+b_c.d@sub.example.co.uk', 'a+b_c.d@sub.example.co.uk'],
  ["o'neil@example.com", "o'neil@example.com"],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ['1@2.example', '1@2.example'],
  ['a@b-c.de', 'a@b-c.de'],
  ['ada@exämple.de', 'ada@xn--exmple-cua.de'],
  ['ada@xn--exmple-cua.de', 'ada@xn--exmple-cua.de'],
  ['ada@straße.de', 'ada@xn--strae-oqa.de'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@उदाहरण.परीक्षा', 'ada@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  [longest, longest],
];

const REFUSED_ADDRESSES: readonly string[] = [
  ...['ada', '@example.com', 'ada@', 'ada@example', 'ada@@example.com', 'ada@example..com', 'ada@example.com.'],
  ...['ada@.example.com', 'ada@-example.com', 'ada@example-.com', 'ada@exa_mple.com', 'ada@ex%61mple.com'],
  ...['ada@example.com/path', 'ada@example.com:25', 'ada@127.0.0.1', 'ada@2130706433', 'ada@0x7f.1', 'ada@[127.0.0.1]'],
  ...['ada@example.1', '.ada@example.com', 'ada.@example.com', 'ada..lovelace@example.com', 'ada example@example.com'],
  ...['ada@exa mple.com', 'ada@example.com,eve@example.com', 'ada@example.com, eve@example.com'],
  ...['ada@example.com;eve@example.com', '"ada"@example.com', 'ada(comment)@example.com', 'group:ada@example.com'],
  ...[
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\u0000',
    'ada@exam\u00adple.com',
    'ada\ud800@example.com',
  ],
  ...['jürgen@example.de', 'ada@example。com', `${'a'.repeat(65)}@example.com`, `ada@${label(64)}.com`],
  // 64 characters before the @, and a domain whose ASCII form makes it longer than 254.
  `${'a'.repeat(64)}@${label(63)}.${label(63)}.${label(52)}ä.de`,
  `${longest}e`,
];

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
