// The hosted form with real parts: the built site on a plain file server, a visitor's browser, one address in front of
// Supabase Lite (auth, rest, storage), our functions in Deno, Postgres with pg_cron, and a mail server with TLS.

import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../content/languages.ts';
import { CONTACT_ANSWER_PATHS } from '../../domain/contact-function.ts';
import { pathIn } from '../../domain/language.ts';
import { temporaryFolder } from '../afterwards.ts';
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts';
import { type Certificate, signCertificate } from '../deploy/proxies.ts';
import { freePort } from '../listen.ts';
import { type Mailbox, startMailbox } from '../mailbox.ts';
import { hurryDelivery } from '../outbox.ts';
import { buildCopy } from '../project-copy.ts';
import { listedMessages } from '../test-database.ts';
import { type HostedProject, servePlainFiles, startProject } from './project.ts';

const MINUTES = 60_000;

const folder = await temporaryFolder();
let secure: Certificate;
let mailbox: Mailbox;
let project: HostedProject;
let site: Awaited<ReturnType<typeof servePlainFiles>>;
let siteUrl: string;
let browser: Browser;
let removeBuild: () => Promise<void>;

beforeAll(async () => {
  secure = signCertificate(folder, ['localhost']);
  mailbox = await startMailbox({ secure });
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  const settings = {
    SMTP_URL: `smtps://localhost:${mailbox.port}`,
    DENO_CERT: join(folder, 'ca.pem'),
    CONTACT_TO: 'team@going.example',
    CONTACT_ACKNOWLEDGE: 'all',
    CONTACT_ALLOWED_ORIGINS: siteUrl,
  };
  project = await startProject(settings, 'create table public.note (id bigserial primary key, text text)');
  const built = await buildCopy({
    PUBLIC_SITE_URL: siteUrl,
    PUBLIC_SUPABASE_URL: project.url,
    PUBLIC_SUPABASE_KEY: project.keys.publishable,
  });
  removeBuild = built.remove;
  site = await servePlainFiles(built.dist, port);
  browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
}, 6 * MINUTES);

afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.stop(), mailbox?.stop(), removeBuild?.()]);
  await project?.stop();
});

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

test('shows no message, sender or secret to the keys of the project', async () => {
  const tables = ['contact_message', 'outbox', 'contact_rate', 'secret'];
  const other = createClient(project.url, project.keys.secret).from('note');
  expect((await other.insert({ text: 'one' })).status, 'another table is there for a key').toBe(201);
  const seen: unknown[] = [];
  for (const key of Object.values(project.keys)) {
    for (const schema of ['public', 'going']) {
      for (const table of tables) {
        const { data, error } = await createClient(project.url, key).schema(schema).from(table).select();
        expect(error?.code, `${schema}.${table}`).toMatch(/^PGRST/);
        seen.push(...(data ?? []));
      }
    }
  }
  expect(seen).toEqual([]);
});
