import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { company } from '../../../content/company.ts';
import type { BillingTerms } from '../../../content/proof.ts';
import { CONTACT_FUNCTION_PATH } from '../../../domain/contact-function.ts';
import { LOCAL_PUBLIC_KEY, messagesServer, readSiteSettings } from '../../../domain/site-settings.ts';
import { stopAfterwards, temporaryFolder } from '../../../tests/afterwards.ts';
import { type MailboxBehaviour, startMailbox, startScriptedSmtp } from '../../../tests/mailbox.ts';
import { storeOne } from '../../../tests/outbox.ts';
import { testSettings } from '../../../tests/running-server.ts';
import { testDatabase } from '../../../tests/test-database.ts';
import { DATABASE_FILE } from '../../database/sqlite.ts';
import { noteBackup } from '../../tell/alarm-row.ts';
import { checkData, checkMail } from './check-server.ts';
import { checkBooking, checkProof, checkProxy, checkPublicAddress, checkReceiver, readSetup } from './check-site.ts';
import { advice, type Finding, fine, isAnyWrong, printFindings, wrong } from './finding.ts';

const SITE = 'https://www.going.de';
const HOSTED = { PUBLIC_SUPABASE_URL: 'https://x.supabase.co', PUBLIC_SUPABASE_KEY: 'sb_publishable_x' };
const OWN = { PUBLIC_MESSAGES_URL: 'https://api.going.de' };
const PROXIED = { PUBLIC_MESSAGES_URL: 'same-origin', PUBLIC_HOST_FORM: 'directory' };

const folder = await temporaryFolder();

const settings = (variables: Record<string, string>) =>
  testSettings({ CONTACT_TO: 'team@going.de', ...variables }, company);

const levels = (findings: readonly Finding[]) => findings.map(({ level }) => level);

test('lists what to do at the end, errors first and each remedy once', () => {
  const findings = [advice('Odd', 'Look.'), fine('Good'), wrong('Bad', 'Mend.'), wrong('Also bad', 'Mend.')];
  expect(printFindings(findings)).toMatch(
    /Odd\n.*Good\n.*Bad\n.*Also bad\n\nWhat to do:\n1\. Mend\.\n2\. Look\. \(may be left\)\n$/,
  );
  expect(isAnyWrong(findings)).toBe(true);
  expect(printFindings([fine('Good')])).toMatch(/\n\nThere is nothing to do\.\n$/);
  expect(isAnyWrong(findings.slice(0, 2))).toBe(false);
});

test.each([
  ['http://localhost:3000', 'wrong'],
  ['https://www.going.example', 'wrong'],
  ['https://192.168.1.4', 'wrong'],
  ['http://www.going.de', 'wrong'],
  ['https://www.going.de', 'fine'],
])('judges the public address %s as %s', (PUBLIC_SITE_URL, level) => {
  expect(checkPublicAddress({ PUBLIC_SITE_URL }).level).toBe(level);
});

test.each([
  [{}, 'advice'],
  [{ TRUST_PROXY: '1' }, 'advice'],
  [{ TRUST_PROXY: '1', HOST: '127.0.0.1' }, 'fine'],
])('checks the proxy under %j: %s', (variables, level) => {
  expect(checkProxy(settings(variables)).level).toBe(level);
});

test('checks mail, and sends a test mail only on request', async () => {
  const mailbox = stopAfterwards(await startMailbox({}));
  const usable = settings({ SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` });
  expect(await checkMail(usable, false)).toMatchObject([
    { level: 'fine' },
    // Nobody logs in without a user.
    { level: 'fine', what: expect.stringMatching(/ answers$/) },
  ]);
  const { port } = stopAfterwards(await startScriptedSmtp((stage) => (stage === 'EHLO' ? '250 no login' : null)));
  const [, unasked] = await checkMail(settings({ SMTP_URL: `smtp://me:wrong@127.0.0.1:${port}` }), false);
  const what = expect.stringMatching(/ answers, and does not refuse the login$/);
  expect(unasked).toMatchObject({ level: 'fine', what });
  expect(mailbox.mails).toEqual([]);
  expect(levels(await checkMail(usable, true))).toEqual(['fine', 'fine', 'fine']);
  expect((await mailbox.received(1))[0]?.to).toMatchObject([{ address: 'team@going.de' }]);
});

const refusal = (code: number, text: string) => ({ toRecipient: () => ({ code, text }) });
test.each<[MailboxBehaviour | string, string]>([
  ['', 'No mail server is set (SMTP_URL)'],
  ['smtp://127.0.0.1:1', 'cannot be used: '],
  [refusal(550, 'no such mailbox'), 'no such mailbox'],
  [refusal(450, 'greylisted'), 'for every address: Recipient command failed: 450 greylisted'],
])('reports that the mail server %o is wrong, and why', async (server, reason) => {
  const isUrl = typeof server === 'string';
  const SMTP_URL = isUrl ? server : `smtp://127.0.0.1:${stopAfterwards(await startMailbox(server)).port}`;
  const findings = await checkMail(settings({ SMTP_URL }), true);
  expect(findings.at(-1)).toMatchObject({ level: 'wrong', what: expect.stringContaining(reason) });
});

test.each([
  ['', 200, []],
  ['https://cal.going.de', 200, ['fine']],
  ['https://cal.going.de', 404, ['wrong']],
  ['https://cal.going.de', null, ['wrong']],
])('tries the booking page %j, which answers %s: %j', async (bookingUrl, status, expected) => {
  vi.stubGlobal('fetch', async () =>
    status === null ? Promise.reject(new Error('away')) : new Response(null, { status }),
  );
  expect(levels(await checkBooking({ bookingUrl }))).toEqual(expected);
});

test('reports a recipient that nobody owns', async () => {
  const [recipient] = await checkMail(settings({ CONTACT_TO: 'hello@going.example' }), false);
  expect(recipient).toMatchObject({ level: 'wrong', what: expect.stringContaining('which nobody reads') });
});

test('checks the data folder without creating one, and reports messages that wait for the owner', async () => {
  const dataDir = join(folder, 'data');
  const checked = async (DATA_DIR = dataDir) => levels(await checkData(settings({ DATA_DIR })));
  expect(await checked()).toEqual(['fine', 'advice']);
  expect(existsSync(dataDir)).toBe(false);
  await writeFile(join(folder, 'file'), '');
  expect(await checked(join(folder, 'file/data'))).toEqual(['wrong', 'advice']);
  await mkdir(dataDir);
  const database = await testDatabase(join(dataDir, DATABASE_FILE));
  expect(await checked()).toEqual(['fine', 'advice']);
  await noteBackup(database, Date.now());
  expect(await checked()).toEqual(['fine', 'fine']);
  await storeOne(database, {}, { spam: 'it has links in markup' });
  expect(await checked()).toEqual(['fine', 'advice', 'fine']);
  await database.close();
});

test('reports all unreadable settings at once', async () => {
  const path = join(folder, 'env');
  await writeFile(path, 'PORT=http\nPUBLIC_SITE_URL=going.de\n');
  const { server, site, findings } = readSetup({}, path);
  expect([server, site, levels(findings)]).toEqual([null, null, ['wrong', 'wrong']]);
  await writeFile(path, 'PROT=1');
  // Defaults in place of what the file means to set are not judged.
  const what = `${path}, line 1: there is no setting PROT; .env.example has them all.`;
  expect(readSetup({}, path)).toMatchObject({ server: null, site: null, findings: [{ level: 'wrong', what }] });
  const right = readSetup({ PORT: '1' }, join(folder, 'none'));
  expect([right.server?.port, levels(right.findings)]).toEqual([1, ['fine']]);
});

test.each([
  ['PUBLIC_SUPABASE_KEY', { ...HOSTED, PUBLIC_SUPABASE_KEY: LOCAL_PUBLIC_KEY }, 204, SITE, ['wrong', 'fine', 'advice']],
  ['Deploy', HOSTED, 404, SITE, ['wrong', 'advice']],
  ['does not answer', HOSTED, null, SITE, ['wrong', 'advice']],
  ['nothing', OWN, 204, SITE, ['fine', 'advice']],
  ['CONTACT_ALLOWED_ORIGINS', OWN, 204, 'https://other.going.de', ['wrong', 'advice']],
  ['PUBLIC_MESSAGES_URL', OWN, 404, SITE, ['wrong', 'advice']],
  ['nothing', PROXIED, 204, '', ['fine', 'advice']],
  ['Let the proxy pass', PROXIED, 405, '', ['wrong', 'advice']],
])('names %s as what is wrong with who takes the messages: %j', async (named, settings, status, allowed, expected) => {
  const headers = { 'access-control-allow-origin': allowed };
  const asked = vi.fn(async () =>
    status ? new Response(null, { status, headers }) : Promise.reject(new Error('away')),
  );
  vi.stubGlobal('fetch', asked);
  const site = readSiteSettings({ PUBLIC_SITE_URL: SITE, ...settings });
  const findings = await checkReceiver(site);
  expect(levels(findings)).toEqual(expected);
  if (expected.includes('wrong')) expect(JSON.stringify(findings)).toContain(named);
  const options = expect.objectContaining({ method: 'OPTIONS' });
  expect(asked).toHaveBeenCalledWith(`${messagesServer(site) || SITE}${CONTACT_FUNCTION_PATH}`, options);
});

const NONE: BillingTerms = { noticePeriod: null, billingStart: null, paymentDue: null, packageHours: null };
const ALL: BillingTerms = { noticePeriod: 'a month', billingStart: 'at once', paymentDue: 'a week', packageHours: {} };

test.each([
  [[], { en: NONE }, `people (content/proof.ts); ${Object.keys(NONE).join(', ')} (content/en/proof.ts)`],
  [['Ida'], { en: ALL, de: { ...ALL, paymentDue: null } }, 'paymentDue (content/de/proof.ts)'],
] as const)('names what is empty, and its file: %j %j', (people, terms, empty) => {
  expect(checkProof(people, terms)).toMatchObject({ level: 'advice', what: `Still empty, and not shown: ${empty}` });
  expect(checkProof(['Ida'], { en: ALL, de: ALL })).toMatchObject({ level: 'fine' });
});
