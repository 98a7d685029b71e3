import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { testSettings } from '../tests/running-server.ts';
import { parseEnvFile, readEnvFile, SETTING_NAMES } from './env-file.ts';
import { parsePostgresAddress, parseSmtpAddress } from './setting-values.ts';
import { readSettings, SERVER_SETTINGS, type Settings } from './settings.ts';

const COMPANY = { name: 'Going', email: 'hello@going.example', messagesKeptMonths: 12 };

const settings = (variables: Record<string, string> = {}) => testSettings(variables, COMPANY);

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const HOOK = 'https://hooks.example.com/T0/B0?token=x';
const ORIGINS = ['https://www.example.com', 'http://localhost:4321'];
const MAIL_SERVER = { host: 'mail.example.com', port: 587, secure: false, loopback: false, user: null };
const DATABASE = { host: 'db.example.com', port: 5432, database: 'messages', user: 'going', password: '' };

test.each(['ALERT', 'MESSAGE_WEBHOOK'])('asks for the secret of %s, without which anyone could forge posts', (name) => {
  const reason = expect.stringContaining(`${name}_SECRET is required with ${name}_URL`);
  expect(readSettings({ [`${name}_URL`]: HOOK }, COMPANY)).toEqual({ ok: false, reason });
});

test('takes files for the mail server only where that is said', () => {
  expect(settings({ SMTP_URL: 'files' })).toMatchObject({ smtp: null, writesMailFiles: true });
  expect(readSettings({ SMTP_URL: 'file' }, COMPANY)).toMatchObject({ ok: false });
});

test('treats an empty variable as unset', () => {
  const empty = Object.fromEntries(Object.keys(SERVER_SETTINGS.shape).map((name) => [name, ' ']));
  expect(settings(empty)).toEqual(settings());
});

// What is not seen where it is used.
test.each<[set: Record<string, string>, read: Partial<Settings>]>([
  [
    { DATABASE_URL: 'postgres://go%40ing:p%2Fw@db.example.com:6543/messages' },
    { postgres: { ...DATABASE, port: 6543, user: 'go@ing', password: 'p/w', tls: 'require' } },
  ],
  [
    { SMTP_URL: 'smtps://ada%40example.com:p%40ss%2Fword@mail.example.com' },
    { smtp: { ...MAIL_SERVER, port: 465, secure: true, user: { name: 'ada@example.com', password: 'p@ss/word' } } },
  ],
  [{ CONTACT_TO: 'ada@example.com, bo@example.com' }, { contactTo: ['ada@example.com', 'bo@example.com'] }],
  [
    { CONTACT_FROM: 'Ada Lovelace <ada@example.com>' },
    { contactFrom: { name: 'Ada Lovelace', address: 'ada@example.com' } },
  ],
  [{ CONTACT_HOURLY_LIMIT: '50' }, { limits: { perSender: 20, perHour: 50 } }],
  [{ CONTACT_ALLOWED_ORIGINS: ORIGINS.join(', ') }, { allowedOrigins: ORIGINS }],
  [{ BACKUP_EVERY_DAYS: '0' }, { backupEveryDays: 0 }],
  [{ MESSAGE_WEBHOOK_URL: HOOK, MESSAGE_WEBHOOK_SECRET: SECRET }, { messageWebhook: { url: HOOK, secret: SECRET } }],
  [{ CONTACT_ACKNOWLEDGE: 'orders' }, { acknowledge: 'orders' }],
  [{ PUBLIC_SUPABASE_URL: 'https://a.supabase.co/' }, { formTargets: ['https://a.supabase.co'] }],
  [{ LOG: 'none' }, { log: 'none' }],
])('reads %j', (variables, read) => {
  expect(settings(variables)).toMatchObject(read);
});

test("sends from the mail server's user if that is an address", () => {
  const smtp = (user: string) => settings({ SMTP_URL: `smtp://${user}:x@mail.example.com` }).contactFrom.address;
  expect(smtp('web%40going.example')).toBe('web@going.example');
  expect(smtp('apikey')).toBe('hello@going.example');
});

test.each([
  ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['HOST', 'http://localhost', 'must be an IP address or a host name'],
  [
    'DATABASE_URL',
    'postgres://ada:hunter2@db.example.com/messages?password=hunter2',
    'must be the address of a Postgres',
  ],
  ['SMTP_URL', 'smtp://%zz:x@mail.example.com', 'must be the address of a mail server'],
  ['SMTP_URL', 'smtp://ada:hunter2@mail.example.com/path', 'must be the address of a mail server'],
  ['CONTACT_TO', 'anna, b@x.de', "must be email addresses, at most ten, separated by commas: 'anna' is none"],
  ['CONTACT_FROM', 'Ada\nBcc: b@example.com <ada@example.com>', 'must be one email address, or Name <address>'],
  ['CONTACT_KEEP_MONTHS', 'off', 'must be a whole number of months from 1 to 12, because the privacy page promises'],
  ['CONTACT_ALLOWED_ORIGINS', 'https://www.example.com/', 'must be origins'],
  ['PUBLIC_MESSAGES_URL', 'abc', 'must be the address of a server'],
  ['PUBLIC_SUPABASE_URL', 'abc', 'must be the address of a hosted project'],
  ['ALERT_URL', 'http://hooks.example.com/x', 'must be an https address'],
  ['ALERT_SECRET', 'whsec_c2hvcnQ=', 'must be whsec_ and 24 to 64 bytes in base64'],
  ['TRUST_PROXY', 'yes', 'must be true, false or a number of proxies'],
  ['DATA_DIR', '~/going', 'begins with ~, which only a shell knows'],
  ['LOG', 'loud', 'must be info, warn, error or none'],
])('stops on %s=%j with a sentence that names it', (name, value, sentence) => {
  const result = readSettings({ [name]: value }, COMPANY);
  expect(result).toEqual({ ok: false, reason: expect.stringContaining(`The setting ${name} ${sentence}`) });
  expect(JSON.stringify(result), 'a password').not.toContain('hunter2');
});

test('reads comments, quotes and Windows line endings', () => {
  const text = 'PORT=8080\r\n# PROT=1\r\n\r\nexport CONTACT_FROM="Going <a@b.c>"\r\nSMTP_URL=\r\n';
  const variables = { PORT: '8080', CONTACT_FROM: 'Going <a@b.c>', SMTP_URL: '' };
  expect(parseEnvFile(text, '.env')).toEqual({ ok: true, variables });
});

test.each([
  ['SMPT_URL=x', '.env, line 1: there is no setting SMPT_URL; .env.example has them all.'],
  ['PORT=1\nPORT 2', '.env, line 2: expected NAME=value.'],
  ['CONTACT_FROM="Going\nwebsite"', '.env, line 2: expected NAME=value.'],
  ['CONTACT_FROM="Going\nPORT="1"', '.env, line 1: the quote after CONTACT_FROM= is not closed.'],
  ['PORT=1\nPORT=2', '.env, line 2: PORT is already set in line 1.'],
])('refuses %j in a sentence with its line', (text, reason) => {
  expect(parseEnvFile(text, '.env')).toEqual({ ok: false, reasons: [reason] });
});

test('refuses a file that cannot be read, and accepts a missing one', () => {
  expect(readEnvFile('backend')).toEqual({ ok: false, reasons: [expect.stringMatching(/cannot be read: EISDIR/)] });
  expect(readEnvFile('public/favicon.ico')).toMatchObject({ ok: false });
  expect(readEnvFile('no-such-file')).toEqual({ ok: true, variables: {} });
});

test('knows exactly the names in .env.example, with their defaults, and those in deploy/going.env', () => {
  const { PUBLIC_SITE_URL, ...example } = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(['PUBLIC_SITE_URL', ...Object.keys(example)].toSorted()).toEqual(SETTING_NAMES.toSorted());
  expect(readSettings(example, company)).toEqual(readSettings({}, company));
  const deployed = Object.keys(parseEnv(readFileSync('deploy/going.env', 'utf8')));
  expect(deployed.filter((name) => !(name in SERVER_SETTINGS.shape))).toEqual([]);
});

test('defaults to port 587 for STARTTLS, and to 5432', () => {
  expect(parseSmtpAddress('smtp://mail.example.com')).toEqual(MAIL_SERVER);
  expect(parsePostgresAddress('postgresql://going@db.example.com/messages')).toMatchObject(DATABASE);
});

test.each([
  [true, ['smtp://localhost:25', 'smtp://127.0.0.1:25', 'smtp://127.8.9.1', 'smtp://[::1]:25']],
  [false, ['smtp://localhost.example.com', 'smtp://127.0.0.1.example.com', 'smtp://10.0.0.1']],
  [undefined, ['mail.example.com', 'https://mail.example.com', 'smtp://', 'smtp://mail.example.com/path']],
  [undefined, ['smtp://mail.example.com?tls.rejectUnauthorized=false', 'smtp://mail.example.com#x']],
])('takes for a mail server on this machine (%s): %j', (isHere, urls) => {
  for (const url of urls) expect(parseSmtpAddress(url)?.loopback, url).toBe(isHere);
});

test.each([
  ['localhost/messages', false],
  ['127.0.0.1/messages', false],
  ['[::1]/messages', false],
  ['db.example.com/messages', 'require'],
  ['10.0.0.7/messages', 'require'],
  ['db.example.com/messages?sslmode=disable', false],
  ['db.example.com/messages?sslmode=require', 'require'],
  ['db.example.com/messages?sslmode=verify-full', 'verify-full'],
] as const)('connects to %s with TLS: %s', (place, tls) => {
  expect(parsePostgresAddress(`postgres://going@${place}`)?.tls).toBe(tls);
});

test.each([
  ...['db.example.com/messages', 'http://going@db.example.com/messages'],
  ...['postgres://db.example.com/messages', 'postgres://going@db.example.com', 'postgres:///messages'],
  ...['/more', '?sslmode=allow', '?options=-c%20synchronous_commit=off', '?sslmode=disable&sslmode=require'].map(
    (end) => `postgres://going@db.example.com/messages${end}`,
  ),
])('takes %s for no database', (text) => {
  expect(parsePostgresAddress(text)).toBeNull();
});
