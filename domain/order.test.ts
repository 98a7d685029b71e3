import { expect, it } from 'vitest';
import { CONTACT_LIMITS } from './contact-limits.ts';
import { CONTACT_FIELDS, parseContactMessage } from './contact-message.ts';
import { additionIn, isOrderCut, type Order, orderMessage, readOrder, writeOrder } from './order.ts';
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
  additionalInfo: 'More',
  cut: '[cut]',
};
const details = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 12' };
const order: Order = { id: 'get-started', name: 'Get Started', price: '1€', asked: null, estimate: '', details };
const withDetails = (more: object): Order => ({ ...order, details: { ...details, ...more } });

it('makes an order a message with the five keys', () => {
  const message = orderMessage(withDetails({ company: 'Engines', additionalInfo: 'Two\nlines' }), WORDS);
  expect(Object.keys(message)).toEqual(CONTACT_FIELDS);
  expect(message).toMatchObject({ email: 'ada@example.com', linkedIn: '', phone: '+49 30 12', package: 'get-started' });
  expect(message.message).toBe(
    [
      'An order',
      '',
      'Package: Get Started',
      'Price: 1€',
      'By: Ada Lovelace',
      'Email: ada@example.com',
      'Phone: +49 30 12',
      'Company: Engines',
      '',
      'More:',
      'Two\nlines',
    ].join('\n'),
  );
  expect(additionIn(message.message)).toBe('Two\nlines');
});

it("states the calculator's estimate below the price, and leaves out what was not given", () => {
  const asked = { ...withDetails({ company: ' ', additionalInfo: '' }), estimate: '21 hours a week for 3 months' };
  const { message } = orderMessage(asked, WORDS);
  expect(message).toContain('Price: 1€\nAsked for: 21 hours a week for 3 months\nBy: ');
  expect(message).not.toMatch(/Company|More/);
  expect(orderMessage(order, WORDS).message).not.toContain('Asked for');
});

it.each(CHECKOUT_IDS)('selects for an order of %s a package that the contact form knows', (id) => {
  expect(parseContactMessage(orderMessage({ ...order, id }, WORDS)).ok).toBe(true);
});

it.each([
  ['additional information that is too long', { additionalInfo: 'm'.repeat(9_000) }],
  ['additional information cut within a character', { additionalInfo: `${'m'.repeat(100)}${'🚀'.repeat(4_000)}` }],
  ['names without end', { firstName: 'A'.repeat(9_000), lastName: 'L'.repeat(9_000), company: 'C'.repeat(9_000) }],
  ['a phone number that is longer than the field', { phone: '1'.repeat(90) }],
  ['unsendable characters', { firstName: 'A\u0007\ud800', company: 'C\u2028D', additionalInfo: 'x\u0000\udc00y' }],
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

const DATA = { package: 'get-started', price: '1€', name: 'Ada Lovelace', company: '', hours: null, months: null };

it('travels as data in ASCII, whatever the names are', () => {
  const asked = { hours: 21, months: 3 };
  const sent = writeOrder({ ...withDetails({ firstName: 'Łukasz\n', lastName: '李 🚀', company: 'Äö\u0007' }), asked });
  expect(() => new Headers({ order: sent })).not.toThrow();
  expect(sent).toMatch(/^[\x20-\x7e]+$/);
  expect(readOrder(sent)).toEqual({ ...DATA, ...asked, name: 'Łukasz  李 🚀', company: 'Äö' });
});

it('fits a header with the longest names', () => {
  const long = '🚀'.repeat(5_000);
  const written = writeOrder(withDetails({ firstName: long, lastName: long, company: long }));
  expect(readOrder(written)).toMatchObject({ ...DATA, name: '🚀'.repeat(60), company: '🚀'.repeat(60) });
});

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['an unknown package', JSON.stringify({ ...DATA, package: 'get-rich' })],
  ['a missing field', JSON.stringify({ ...DATA, name: undefined })],
  ['an unknown field', JSON.stringify({ ...DATA, more: '' })],
  ['a number for a name', JSON.stringify({ ...DATA, name: 1 })],
  ['hours that are none', JSON.stringify({ ...DATA, hours: 0.5, months: 1 })],
  ['too long a text', JSON.stringify({ ...DATA, company: 'x'.repeat(121) })],
  ['too many bytes', JSON.stringify(DATA).padEnd(5_000)],
])('reads no order from %s', (_, written) => {
  expect(readOrder(written)).toBeNull();
});
