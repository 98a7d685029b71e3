// The hosted form with real parts: the built site on a server of files, a visitor's browser, our functions in Deno, Postgres
// with pg_cron, and a mail server with TLS.

import { chromium, type Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { pageHeaders } from '../../backend/http/headers.ts';
import { createNodeServer } from '../../backend/http/node-server.ts';
import { createPages } from '../../backend/http/pages.ts';
import { readSiteFiles } from '../../backend/http/site-files.ts';
import { markRefusalSeen } from '../../backend/outbox/record-result.ts';
import { company } from '../../content/company.ts';
import { languages } from '../../content/languages.ts';
import { CONTACT_ANSWER_PATHS } from '../../domain/contact-function.ts';
import { pathIn } from '../../domain/language.ts';
import { monthsBefore } from '../../domain/message-keeping.ts';
import { stopAfterwards, temporaryFolder } from '../afterwards.ts';
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts';
import { jsonPost } from '../contact-function.ts';
import { makeCertificate } from '../deploy/proxies.ts';
import { close, freePort, listen } from '../listen.ts';
import { startMailbox } from '../mailbox.ts';
import { hurryDelivery, SAMPLE, storeMailed, storeMessages, storeRefused } from '../outbox.ts';
import { buildCopy } from '../project-copy.ts';
import { listedMessages } from '../test-database.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../webhook-receiver.ts';
import { startProject } from './project.ts';

const MINUTES = 60_000;
// More than the browsers of these tests send, which have one address.
const LIMIT = 2 * Object.keys(languages).length + 2;

const secure = makeCertificate(await temporaryFolder(), ['localhost']);
let mailbox = await startMailbox({ secure });
stopAfterwards({ stop: () => mailbox.stop() });
const receiver = stopAfterwards(await startWebhookReceiver());
const sitePort = await freePort();
const siteUrl = `http://127.0.0.1:${sitePort}`;
const settings = {
  SMTP_URL: `smtps://localhost:${mailbox.port}`,
  // Deno verifies certificates, also of its own machine.
  DENO_CERT: secure.certificate,
  CONTACT_TO: 'team@going.example',
  CONTACT_ACKNOWLEDGE: 'all',
  CONTACT_ALLOWED_ORIGINS: siteUrl,
  CONTACT_RATE_LIMIT: `${LIMIT}`,
  ...{ ALERT_URL: receiver.url, ALERT_SECRET: WEBHOOK_SECRET },
  HEARTBEAT_URL: receiver.url.replace('/hook', '/heartbeat'),
};
const project = stopAfterwards(await startProject(settings));
const built = await buildCopy({
  PUBLIC_SITE_URL: siteUrl,
  PUBLIC_SUPABASE_URL: project.url,
  PUBLIC_SUPABASE_KEY: 'sb_publishable_test',
});
stopAfterwards({ stop: built.remove });
const pages = createPages(readSiteFiles(built.dist), pageHeaders([project.url]));
const site = createNodeServer({ pages, routes: new Map(), trustedProxies: 0, log: () => {} });
stopAfterwards({ stop: () => close(site) });
await listen(site, sitePort);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
stopAfterwards({ stop: () => browser.close() });

const stored = () => listedMessages(project.database);
const mailFrom = (email: string) => mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === email);

async function write(page: Page, email: string, language = 'en') {
  await page.goto(`${siteUrl}${pathIn(language, '/')}#contact`);
  const form = page.locator('#contact form');
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="message"]').fill('We build bridges.');
  await form.locator('[type="submit"]').click();
}

test.each(Object.entries(languages))(
  'stores, mails and acknowledges the message of a visitor in %s, with and without JavaScript',
  async (language, { name, acknowledgement }) => {
    const { contact } = await import(`../../content/${language}/contact.ts`);
    const [withScript, without] = [`with-${language}@example.com`, `without-${language}@example.com`];
    const page = await browser.newPage();
    await write(page, withScript, language);
    await page.getByText(contact.toasts.sent.title).first().waitFor();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await write(plain, without, language);
    await plain.waitForURL(siteUrl + pathIn(language, CONTACT_ANSWER_PATHS.sent));

    for (const email of [withScript, without]) {
      await expect.poll(() => mailFrom(email)?.text).toContain('We build bridges.');
      expect(mailFrom(email)?.text?.includes(`Language: ${name}`)).toBe(language !== 'en');
      const answer = () => mailbox.mails.find(({ to }) => JSON.stringify(to).includes(email));
      await expect.poll(() => answer()?.subject).toBe(acknowledgement.subject);
    }
    expect((await stored()).map(({ message }) => message.email)).toEqual(expect.arrayContaining([withScript, without]));
  },
);

test('mails by pg_cron within a minute or so what could not be mailed at once', { timeout: 3 * MINUTES }, async () => {
  const { port } = mailbox;
  await mailbox.stop();
  const page = await browser.newPage();
  await write(page, 'later@example.com');
  await page.getByText('Message sent!').first().waitFor();
  const delivery = async () => (await stored()).find(({ message }) => message.email === 'later@example.com')?.delivery;
  await expect.poll(async () => (await delivery())?.lastError, { timeout: MINUTES }).toBeTruthy();
  mailbox = await startMailbox({ secure, port });
  await hurryDelivery(project.database);
  await expect.poll(() => mailFrom('later@example.com')?.text, { timeout: 2 * MINUTES }).toContain('bridges');
  // The row follows the server's answer.
  await expect.poll(async () => (await delivery())?.state, { timeout: MINUTES }).toBe('sent');
});

test('erases expired messages in the sweep', async () => {
  const old = monthsBefore(Date.now(), company.messagesKeptMonths ?? 0);
  const [[id], [young]] = [await storeMailed(project.database, 1, old), await storeMessages(project.database, 1)];
  expect((await project.sweep()).status).toBe(200);
  const ids = (await stored()).map((message) => message.id);
  expect([ids.includes(id ?? ''), ids.includes(young ?? '')]).toEqual([false, true]);
});

test('rings in the sweep when a mail is refused, until one has gone out again, and tells the monitor', async () => {
  const now = Date.now();
  const { messageId } = await storeRefused(project.database, now);
  await project.sweep();
  expect(await markRefusalSeen(project.database, messageId, now)).toBe(true);
  await project.sweep();
  await storeMessages(project.database, 1);
  await project.sweep();
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['mail.down', 'mail.recovered']);
  expect(receiver.requests.filter((request) => request === 'GET /heartbeat').length).toBeGreaterThan(2);
  expect(receiver.wrong).toEqual([]);
});

test('refuses the sweep to callers without the secret', async () => {
  for (const authorization of ['', 'Bearer wrong', `Bearer ${project.secret}x`]) {
    const answer = await project.sweep({ authorization });
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([401, 'nosniff']);
  }
});

test('limits visitors by the address that the platform saw', async () => {
  const post = async (visitor: string, forged: string) =>
    (await fetch(jsonPost(SAMPLE, { 'cf-connecting-ip': visitor, 'x-forwarded-for': forged }, project.url))).status;
  const statuses = [];
  for (let index = 0; index <= LIMIT; index += 1) statuses.push(await post('203.0.113.1', `198.51.100.${index}`));
  expect(statuses).toEqual([...Array(LIMIT).fill(200), 429]);
  expect(await post('203.0.113.2', '198.51.100.1')).toBe(200);
});

test("forgets the sweep's runs after three days", async () => {
  const { database } = project;
  await database.query(`insert into cron.job_run_details (runid, end_time)
    values (902, now() - interval '2 days'), (904, now() - interval '4 days')`);
  const [job] = await database.query<{ command: string }>("select command from cron.job where schedule = '17 3 * * *'");
  await database.query(job?.command ?? 'no job');
  expect(await database.query('select runid::int from cron.job_run_details where runid > 900')).toEqual([
    { runid: 902 },
  ]);
});
