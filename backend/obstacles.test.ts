import { expect, test } from 'vitest';
import { testSettings } from '../tests/running-server.ts';
import type { SiteFiles } from './http/site-files.ts';
import { obstacleTo, unnamedReceiver } from './obstacles.ts';

const site = (pages: Record<string, string>): SiteFiles => {
  const file = (html: string) => ({ body: new TextEncoder().encode(html), type: '', hash: '', isCompressed: false });
  return new Map(Object.entries(pages).map(([name, html]) => [`${name}.html`, file(html)]));
};
const at = (address: string) => site({ index: `<head><link rel="canonical" href="${address}"></head>` });
const promising = (months: string, attribute = '') =>
  site({ privacy: `<main><div data-messages-kept="${months}"${attribute}>…` });

const settings = (variables: Record<string, string>) =>
  testSettings(variables, { name: 'Going', email: 'a@going.example', messagesKeptMonths: null });
const obstacle = (files: SiteFiles, variables: Record<string, string>) => obstacleTo(files, settings(variables));

test.each([
  [at('https://www.example.com/'), {}, 'https://www.example.com/'],
  [site({}), { PUBLIC_SITE_URL: 'https://www.example.com' }, 'https://www.example.com'],
])('refuses a public site without a mail server', (files, variables, address) => {
  expect(obstacle(files, variables)).toContain(`The site is at ${address}, and no mail server is set`);
  expect(obstacle(files, { ...variables, SMTP_URL: 'files' })).toBeNull();
  expect(obstacle(files, { ...variables, SMTP_URL: 'smtps://mail.example.com' })).toBeNull();
});

test('allows a site on http without a mail server, and a shorter time than the page promises', () => {
  expect(obstacle(at('http://localhost:3000/'), { PUBLIC_SITE_URL: 'http://localhost:3000' })).toBeNull();
  expect(obstacle(site({}), {})).toBeNull();
  for (const months of ['6', '5']) expect(obstacle(promising('6'), { CONTACT_KEEP_MONTHS: months })).toBeNull();
  for (const files of [site({}), promising('off'), site({ privacy: '<main>' })])
    expect(obstacle(files, { CONTACT_KEEP_MONTHS: 'off' })).toBeNull();
});

test.each([
  ['12', 'for 12 months'],
  ['off', 'for good'],
])('refuses to keep messages longer (%j) than the built page promises, in a sentence', (months, kept) => {
  expect(obstacle(promising('6'), { CONTACT_KEEP_MONTHS: months })).toBe(
    `The built site says that messages are kept for 6 months, and this server would keep them ${kept}: run \`npm run build\`, or set CONTACT_KEEP_MONTHS to what the site says.`,
  );
});

const WEBHOOK = {
  MESSAGE_WEBHOOK_URL: 'https://hooks.example.com/services/token',
  MESSAGE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};

test('refuses a webhook that neither page nor, without pages, content names, without its token', () => {
  const naming = (host: string) => promising('12', ` data-messages-also-to="${host}"`);
  for (const files of [promising('12'), naming('other.example.com'), site({})]) {
    const reason = obstacle(files, WEBHOOK);
    expect(reason).toContain('would post messages to hooks.example.com, which the privacy page does not name');
    expect(reason).not.toContain('token');
  }
  expect(obstacle(naming('hooks.example.com'), { ...WEBHOOK, CONTACT_KEEP_MONTHS: '12' })).toBeNull();
  expect(unnamedReceiver(site({}), settings(WEBHOOK), 'hooks.example.com')).toBeNull();
});
