import { describe, expect, it } from 'vitest';
import { maskPayment, parsePersonalDetails, paymentDetails, personalDetails } from './checkout-records.ts';

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 123' };
const card = { cardholderName: 'Ada Lovelace', cardNumber: '4242 4242 4242 4242', expiryDate: '12/30', cvc: '123' };

function messages(result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]));
}

const NAMES = {
  firstName: 'First name must be at least 2 characters.',
  lastName: 'Last name must be at least 2 characters.',
};
const PHONE = { phone: 'Please enter a valid phone number.' };
const CARD = {
  cardholderName: 'Cardholder name must be at least 2 characters.',
  cardNumber: 'Please enter a valid card number.',
  expiryDate: 'Please enter a valid expiry date (MM/YY).',
  cvc: 'Please enter a valid CVC (3-4 digits).',
};

describe('personal and payment details', () => {
  it.each([
    [
      { firstName: '', lastName: '', email: '', phone: '' },
      { ...NAMES, email: 'Please enter a valid email address.', ...PHONE },
    ],
    [
      { ...person, firstName: 'A', lastName: 'L', phone: '12345' },
      { ...NAMES, ...PHONE },
    ],
    [{ ...person, firstName: ' A ' }, { firstName: NAMES.firstName }],
  ])('refuse the person %j, with a message for every rule', (entered, said) => {
    expect(messages(personalDetails.safeParse(entered))).toEqual(said);
  });

  it.each([
    { cardholderName: '', cardNumber: '', expiryDate: '', cvc: '' },
    { cardholderName: 'A', cardNumber: '424242424242424', expiryDate: '12/3', cvc: '12' },
  ])('refuse the card %j, with a message for every rule', (entered) => {
    expect(messages(paymentDetails.safeParse(entered))).toEqual(CARD);
  });

  it.each([
    person,
    { ...person, company: '', additionalInfo: '' },
    { ...person, firstName: 'Bo', lastName: 'Li', phone: '123456' },
  ])('accept the person %j', (entered) => {
    expect(personalDetails.safeParse(entered).success).toBe(true);
  });

  // Spaces count: a short card grouped to 16 characters passes.
  it.each([
    { cardholderName: 'Li', cardNumber: 'x'.repeat(16), expiryDate: '99/99', cvc: 'abc' },
    { ...card, cardNumber: '4242 4242 4242 4' },
  ])('accept the card %j', (entered) => {
    expect(paymentDetails.safeParse(entered).success).toBe(true);
  });

  it('drop outer spaces, and invisible characters of a pasted phone number', () => {
    expect(personalDetails.parse({ ...person, phone: '\u202d+49\u00a030 123\u202c' })).toEqual(person);
    expect(personalDetails.parse({ ...person, firstName: ' Ada ', email: ' ada@example.com ' })).toEqual(person);
  });
});

describe('the payment record', () => {
  it.each([
    '4242424242424242',
    '4000-0012-3456-7899',
    '3782 822463 10005',
    '1234 5678 9012 3456 789',
    '4242424242424242424242424242',
    'card 4000 0012 3456 7899 thanks',
  ])('shows at most the last four digits of %j', (cardNumber) => {
    const kept = maskPayment({ ...card, cardNumber, cvc: '9876' });
    expect(kept.cardNumber.replace(/\D/g, '')).toBe(cardNumber.replace(/\D/g, '').slice(-4));
    expect(JSON.stringify(kept)).not.toContain('9876');
  });
});

describe('a stored personal record', () => {
  it('is read back as it was saved', () => {
    const saved = { ...person, company: 'Analytical Engines', additionalInfo: 'Two\nlines' };
    expect(parsePersonalDetails(JSON.stringify(saved))).toEqual(saved);
  });

  it.each([
    ['nothing', null],
    ['a text that is not JSON', '{"firstName":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a record with a number for a name', JSON.stringify({ ...person, firstName: 7 })],
    ['a record with null for the company', JSON.stringify({ ...person, company: null })],
    ['a record that no longer passes the rules', JSON.stringify({ ...person, email: 'not an address' })],
  ])('counts as missing when it is %s', (_, stored) => {
    expect(parsePersonalDetails(stored)).toBeNull();
  });

  it('keeps no unknown key, and changes no prototype', () => {
    const hostile = `{"__proto__":{"polluted":true},"isAdmin":true,${JSON.stringify(person).slice(1)}`;
    const read = parsePersonalDetails(hostile);
    expect(read).toEqual(person);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
