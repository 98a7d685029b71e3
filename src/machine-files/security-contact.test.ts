import { expect, test } from 'vitest';
import { securityContact } from './security-contact.ts';

const site = new URL('https://going.example');
const expiryAt = (now: string) =>
  new Date(/^Expires: (.*)$/m.exec(securityContact('a@b.example', site, new Date(now)))?.[1] ?? '');

test('names the contact and its own address', () => {
  const text = securityContact('a@b.example', site, new Date());
  expect(text).toContain('Contact: mailto:a@b.example?subject=Security\n');
  expect(text).toContain('Canonical: https://going.example/.well-known/security.txt\n');
});

test.each(['2026-11-22T05:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z', '2027-01-01T00:00:00Z'])(
  'expires ten to twelve months after a build of %s',
  (now) => {
    const days = (expiryAt(now).getTime() - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThanOrEqual(366);
  },
);

test('is the same for all builds of a month', () => {
  expect(expiryAt('2026-11-01T00:00:00Z')).toEqual(expiryAt('2026-11-30T23:59:59Z'));
});
