import { expect, test } from 'vitest';
import { editDistance, nearestName } from './nearest-name.ts';

const KNOWN = ['PORT', 'HOST', 'SMTP_URL', 'DATA_DIR', 'CONTACT_TO', 'CONTACT_FROM', 'PUBLIC_SITE_URL'];

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_UR', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP-URL', 'SMTP_URL'],
  ['SITE_URL', 'PUBLIC_SITE_URL'],
  ['CONTAKT_TO', 'CONTACT_TO'],
  ['CONTACT_FORM', 'CONTACT_FROM'],
  ['PROT', 'PORT'],
])('%s means %s', (name, meant) => {
  expect(nearestName(name, KNOWN)).toBe(meant);
});

test.each(['NODE_ENV', 'PATH', 'ANALYTICS_ID', 'PO'])('%s means none of them', (name) => {
  expect(nearestName(name, KNOWN)).toBeUndefined();
});

test('letters left out, added, changed and swapped count one each', () => {
  expect([
    editDistance('abc', 'ac'),
    editDistance('ac', 'abc'),
    editDistance('abc', 'axc'),
    editDistance('abc', 'acb'),
  ]).toEqual([1, 1, 1, 1]);
  expect(editDistance('', 'abc')).toBe(3);
});
