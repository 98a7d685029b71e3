import { expect, test } from 'vitest';
import { brokenErasurePromise } from './erasure-promise.ts';

const site = (html: string) =>
  new Map([['privacy.html', { body: new TextEncoder().encode(html), type: '', hash: '', encoded: {} }]]);
const promising = (months: string) => site(`<main><div data-messages-kept="${months}">…`);

test.each([6, 5])('allows keeping messages for %i months under a promise of 6', (months) => {
  expect(brokenErasurePromise(promising('6'), months)).toBeNull();
});

test.each([
  [12, 'for 12 months'],
  [null, 'for good'],
])('refuses to keep messages longer (%j) than the built page promises, in a sentence', (months, kept) => {
  expect(brokenErasurePromise(promising('6'), months)).toBe(
    `The built site says that messages are kept for 6 months, and this server would keep them ${kept}: run \`npm run build\`, or set CONTACT_KEEP_MONTHS to what the site says.`,
  );
});

test('allows a site without a privacy page, or with a page that promises no end', () => {
  for (const files of [new Map(), promising('off'), site('<main>')])
    expect(brokenErasurePromise(files, null)).toBeNull();
});
