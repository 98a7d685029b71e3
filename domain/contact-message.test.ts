import { describe, expect, it, test } from 'vitest';
import { readEvidence, writeEvidence } from './contact-evidence.ts';
import { parseContactMessage } from './contact-message.ts';
import { CONTACT_CHOICE_IDS } from './package-ids.ts';

const least = { email: 'ada@example.com', message: 'Hello' };

function issuesOf(input: unknown) {
  const parsed = parseContactMessage(input);
  return parsed.ok ? [] : parsed.issues;
}

describe('a contact message', () => {
  it('needs an email address and a message; other fields default to empty', () => {
    expect(parseContactMessage(least)).toEqual({
      ok: true,
      value: { email: 'ada@example.com', linkedIn: '', phone: '', package: '', message: 'Hello' },
    });
  });

  it('keeps umlauts, emoji, line breaks, tabs and tags, and trims its ends', () => {
    const message = 'Grüße 🚀\r\n\t<b>zweite</b> Zeile & "mehr" – 👩‍💻 日本語';
    expect(parseContactMessage({ ...least, message: ` ${message}\n` })).toMatchObject({ ok: true, value: { message } });
  });

  it.each([...CONTACT_CHOICE_IDS, ''])('accepts %j as its package', (choice) => {
    expect(parseContactMessage({ ...least, package: choice }).ok).toBe(true);
  });

  it.each(['long-term-teams', 'Kickoff', 'kickoff ', 'toString', 'constructor'])('refuses package %j', (choice) => {
    expect(issuesOf({ ...least, package: choice })).toEqual([
      { field: 'package', message: 'Please choose one of the packages.' },
    ]);
  });

  it('names missing email and message, in form order', () => {
    expect(issuesOf({ email: ' ', message: '\n\t' })).toEqual([
      { field: 'email', message: 'Please enter your email address.' },
      { field: 'message', message: 'Please write a message.' },
    ]);
  });
});

describe('the limits of a contact message', () => {
  const long = (length: number) =>
    `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(length - 193)}.com`;

  it('are 254, 300, 40 and 5,000 characters', () => {
    const full = { email: long(254), linkedIn: 'l'.repeat(300), phone: '1'.repeat(40), message: 'm'.repeat(5_000) };
    expect(full.email).toHaveLength(254);
    expect(parseContactMessage(full).ok).toBe(true);
  });

  it.each([
    ['email', long(255), 'Please use at most 254 characters.'],
    ['linkedIn', 'l'.repeat(301), 'Please use at most 300 characters.'],
    ['phone', '1'.repeat(41), 'Please use at most 40 characters.'],
    ['message', 'm'.repeat(5_001), 'Please use at most 5,000 characters.'],
  ])('refuse one character more in %s, and state the limit', (field, value, message) => {
    expect(issuesOf({ ...least, [field]: value })).toEqual([{ field, message }]);
  });

  it('count an emoji as two, like a browser', () => {
    expect(parseContactMessage({ ...least, message: '🚀'.repeat(2_500) }).ok).toBe(true);
    expect(parseContactMessage({ ...least, message: '🚀'.repeat(2_501) }).ok).toBe(false);
  });
});

it('drops the invisible characters of a pasted phone number', () => {
  const pasted = parseContactMessage({ ...least, phone: '\u202d+49\u00a030\u200b\u202c' });
  expect(pasted).toMatchObject({ ok: true, value: { phone: '+49 30' } });
});

describe('hostile input', () => {
  it.each([
    ['linkedIn', 'a\nb', 'This must be a single line of text.'],
    ['linkedIn', 'a\u2028b', 'This must be a single line of text.'],
    ['phone', '+49\u0007 30', 'This must be a single line of text.'],
    ['phone', '+49\u009b 30', 'This must be a single line of text.'],
    ['message', 'a\u0000b', 'This text contains characters that cannot be sent.'],
    ['message', 'a\u001b[31mb', 'This text contains characters that cannot be sent.'],
    ['message', 'a\u007fb', 'This text contains characters that cannot be sent.'],
    ['message', 'a\ud83db', 'This text contains characters that cannot be sent.'],
    ['linkedIn', 'a\udc00b', 'This text contains characters that cannot be sent.'],
  ])('with a control character or lone surrogate in %s (%j) is refused', (field, value, message) => {
    expect(issuesOf({ ...least, [field]: value })).toEqual([{ field, message }]);
  });

  it.each([[7], [null], [true], [['a']], [{}]])('with %j instead of text is refused field by field', (value) => {
    expect(issuesOf({ ...least, email: value, message: value })).toEqual([
      { field: 'email', message: 'This must be text.' },
      { field: 'message', message: 'This must be text.' },
    ]);
  });

  it.each([[null], [7], ['text'], [[]], [undefined]])('is refused as a whole when it is %j', (input) => {
    expect(issuesOf(input)).toEqual([{ message: 'The message must be an object.' }]);
  });

  it.each(['website', '__proto__', 'constructor', 'toString'])('with the unknown key %s is refused', (key) => {
    const input = JSON.parse(`{"email":"ada@example.com","message":"Hello","${key}":{"polluted":"yes"}}`);
    expect(issuesOf(input)).toEqual([{ message: 'The message has unknown fields.' }]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
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

test.each([
  [{ trapFilled: false, elapsedMs: 48_211 }, 'trap=empty; ms=48211'],
  [{ trapFilled: true, elapsedMs: 0 }, 'trap=filled; ms=0'],
  [{ trapFilled: false, elapsedMs: null }, 'trap=empty'],
])('writes %o as %s, and reads it back', (evidence, text) => {
  expect(writeEvidence(evidence)).toBe(text);
  expect(readEvidence(text)).toEqual(evidence);
});

test('writes fractions and negative times as a whole number', () => {
  expect(writeEvidence({ trapFilled: false, elapsedMs: 1_234.56 })).toBe('trap=empty; ms=1235');
  expect(writeEvidence({ trapFilled: false, elapsedMs: -5 })).toBe('trap=empty; ms=0');
});

test.each([null, '', 'trap=maybe', 'trap=empty; ms=-1', 'trap=empty; ms=1e9', 'ms=5', 'trap=filled, trap=empty'])(
  'rejects %j',
  (text) => {
    expect(readEvidence(text)).toBeNull();
  },
);
