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
])('reads %s as %s', (name, meant) => {
  expect(nearestName(name, KNOWN)).toBe(meant);
});

test.each(['NODE_ENV', 'PATH', 'ANALYTICS_ID', 'PO'])('finds no name near %s', (name) => {
  expect(nearestName(name, KNOWN)).toBeUndefined();
});

test('counts missing, extra, changed and swapped letters as one each', () => {
  expect([
    editDistance('abc', 'ac'),
    editDistance('ac', 'abc'),
    editDistance('abc', 'axc'),
    editDistance('abc', 'acb'),
  ]).toEqual([1, 1, 1, 1]);
  expect(editDistance('', 'abc')).toBe(3);
});
