import { expect, test } from 'vitest';
import { missingMailServer } from './mail-required.ts';
import { readSettings } from './settings.ts';

const site = (address: string) => {
  const html = `<head><link rel="canonical" href="${address}"></head>`;
  return new Map([['index.html', { body: new TextEncoder().encode(html), type: '', hash: '', encoded: {} }]]);
};

function refusal(files: ReturnType<typeof site>, variables: Record<string, string>) {
  const result = readSettings(variables, { name: 'Going', email: 'a@going.example', messagesKeptMonths: 12 });
  if (!result.ok) throw new Error(result.reason);
  return missingMailServer(files, result.settings);
}

test.each([
  [site('https://www.example.com/'), {}, 'https://www.example.com/'],
  [new Map(), { PUBLIC_SITE_URL: 'https://www.example.com' }, 'https://www.example.com'],
])('refuses a public site without a mail server', (files, variables, address) => {
  expect(refusal(files, variables)).toContain(`The site is at ${address}, and no mail server is set`);
  expect(refusal(files, { ...variables, SMTP_URL: 'files' })).toBeNull();
  expect(refusal(files, { ...variables, SMTP_URL: 'smtps://mail.example.com' })).toBeNull();
});

test('allows a site on http without a mail server', () => {
  expect(refusal(site('http://localhost:3000/'), { PUBLIC_SITE_URL: 'http://localhost:3000' })).toBeNull();
  expect(refusal(new Map(), {})).toBeNull();
});
