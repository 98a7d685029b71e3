import { expect, it } from 'vitest';
import { CONTACT_LIMITS } from './contact-limits.ts';
import { CONTACT_FIELDS, parseContactMessage } from './contact-message.ts';
import { isOrderCut, type Order, orderFingerprint, orderMessage } from './order-message.ts';
import { CHECKOUT_IDS } from './package-ids.ts';

const WORDS = {
  title: 'An order',
  package: 'Package',
  price: 'Price',
  estimate: 'Asked for',
  name: 'By',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  date: 'Date',
  additionalInfo: 'More',
  cut: '[cut]',
};
const details = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 123' };
const order: Order = {
  id: 'get-started',
  name: 'Get Started',
  price: '1€',
  estimate: '',
  details,
  orderedAt: Date.UTC(2026, 2, 1, 12, 5),
};
const withDetails = (more: object): Order => ({ ...order, details: { ...details, ...more } });

it('makes an order a message with the five keys', () => {
  const message = orderMessage(withDetails({ company: 'Engines', additionalInfo: 'Two\nlines' }), WORDS);
  expect(Object.keys(message)).toEqual(CONTACT_FIELDS);
  expect(message).toMatchObject({
    email: 'ada@example.com',
    linkedIn: '',
    phone: '+49 30 123',
    package: 'get-started',
  });
  expect(message.message).toBe(
    [
      'An order',
      '',
      'Package: Get Started',
      'Price: 1€',
      'By: Ada Lovelace',
      'Email: ada@example.com',
      'Phone: +49 30 123',
      'Company: Engines',
      'Date: 1 March 2026 at 12:05 UTC',
      '',
      'More:',
      'Two\nlines',
    ].join('\n'),
  );
});

it("states the calculator's estimate below the price", () => {
  const { message } = orderMessage({ ...order, estimate: '21 hours a week for 3 months' }, WORDS);
  expect(message).toContain('Price: 1€\nAsked for: 21 hours a week for 3 months\nBy: ');
});

it('leaves out what was not given', () => {
  const { message } = orderMessage(withDetails({ company: ' ', additionalInfo: '' }), WORDS);
  expect(message).not.toMatch(/Asked for|Company|More/);
});

it.each(CHECKOUT_IDS)('selects for an order of %s a package that the contact form knows', (id) => {
  expect(parseContactMessage(orderMessage({ ...order, id }, WORDS)).ok).toBe(true);
});

it.each([
  ['additional information that is too long', { additionalInfo: 'm'.repeat(9_000) }],
  [
    'additional information that is cut within a character',
    { additionalInfo: `${'m'.repeat(100)}${'🚀'.repeat(4_000)}` },
  ],
  ['names without end', { firstName: 'A'.repeat(9_000), lastName: 'L'.repeat(9_000), company: 'C'.repeat(9_000) }],
  ['a phone number that is longer than the field', { phone: '1'.repeat(90) }],
  [
    'characters that cannot be sent',
    { firstName: 'A\u0007\ud800', company: 'C\u2028D', additionalInfo: 'x\u0000\udc00y' },
  ],
])('writes a message that is accepted with %s', (_, more) => {
  const message = orderMessage(withDetails(more), WORDS);
  expect(parseContactMessage(message)).toEqual({ ok: true, value: message });
  expect(message.message.length).toBeLessThanOrEqual(CONTACT_LIMITS.message);
});

it('says where it was cut, and only then', () => {
  const long = withDetails({ additionalInfo: 'm'.repeat(9_000) });
  expect(orderMessage(long, WORDS).message).toMatch(/m\n\[cut\]$/);
  expect(isOrderCut(long, WORDS)).toBe(true);
  expect(isOrderCut(withDetails({ additionalInfo: 'm' }), WORDS)).toBe(false);
});

const print = (other: Partial<Order> = {}) => orderFingerprint({ ...order, ...other }, WORDS);

it('has the same fingerprint for the same order at any time, and another for another', () => {
  expect(print({ orderedAt: 7 })).toBe(print());
  const others = [
    print(),
    print({ id: 'kickoff' }),
    print({ price: '2€' }),
    print({ estimate: '21 hours a week for 3 months' }),
    print({ estimate: '22 hours a week for 3 months' }),
    print({ details: { ...details, phone: '+49 30 124' } }),
  ];
  expect(new Set(others).size).toBe(others.length);
});
