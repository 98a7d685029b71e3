// The hosted form's sweep and limits: real Deno, real Postgres, and a mail server that requires TLS.

import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { company } from '../../content/company.ts';
import { CONTACT_FUNCTION_NAME } from '../../domain/contact-function.ts';
import { monthsBefore } from '../../domain/message-keeping.ts';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { type DenoFunction, serveWithDeno } from '../../tests/deno-function.ts';
import { type Certificate, signCertificate } from '../../tests/deploy/proxies.ts';
import { type Mailbox, startMailbox } from '../../tests/mailbox.ts';
import { storeMailed, storeMessages, storeRefused } from '../../tests/outbox.ts';
import { createTestDatabase, postgresUrl } from '../../tests/postgres-cluster.ts';
import { SAMPLE } from '../../tests/sample-message.ts';
import { listedMessages } from '../../tests/test-database.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../../tests/webhook-receiver.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { openPostgres } from '../database/postgres.ts';
import { markRefusalSeen } from '../outbox/record-result.ts';
import type { PostgresAddress } from '../setting-values.ts';

const SECRET = 'a secret of at least thirty-two characters';

let address: PostgresAddress;
let database: Database;
let mailbox: Mailbox;
let send: DenoFunction;
let deliver: DenoFunction;
const folder = await temporaryFolder();
let secure: Certificate;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  address = await createTestDatabase(inject('postgresUrl'));
  database = openPostgres(address);
  await migrate(database);
  secure = signCertificate(folder, ['localhost']);
  mailbox = await startMailbox({ secure });
  receiver = await startWebhookReceiver();
  const settings = {
    SUPABASE_DB_URL: postgresUrl(address),
    SMTP_URL: `smtps://localhost:${mailbox.port}`,
    // Deno verifies certificates, also of its own machine.
    DENO_CERT: join(folder, 'ca.pem'),
    DELIVER_SECRET: SECRET,
    CONTACT_TO: 'team@going.example',
    CONTACT_RATE_LIMIT: '5',
    ALERT_URL: receiver.url,
    ALERT_SECRET: WEBHOOK_SECRET,
    HEARTBEAT_URL: receiver.url.replace('/hook', '/heartbeat'),
  };
  [send, deliver] = await Promise.all([
    serveWithDeno(CONTACT_FUNCTION_NAME, settings),
    serveWithDeno('deliver-contact-email', settings),
  ]);
}, 60_000);

afterAll(async () => {
  await Promise.all([send?.stop(), deliver?.stop(), mailbox?.stop(), receiver?.stop()]);
  await database?.close();
});

afterEach(async () => {
  await database.query('delete from going.contact_rate');
});

const sweep = () => fetch(deliver.url, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } });

test('erases expired messages in the sweep', async () => {
  const old = monthsBefore(Date.now(), company.messagesKeptMonths ?? 0);
  const [[id], [young]] = [await storeMailed(database, 1, old), await storeMessages(database, 1)];
  const ids = async () => (await listedMessages(database)).map((message) => message.id);
  expect(await ids()).toEqual([young, id]);
  expect((await sweep()).status).toBe(200);
  expect(await ids()).toEqual([young]);
});

test('rings in the sweep when a mail is refused, until one has gone out again, and tells the monitor', async () => {
  const now = Date.now();
  const { messageId } = await storeRefused(database, now);
  const before = receiver.requests.length;
  await sweep();
  expect(await markRefusalSeen(database, messageId, now)).toBe(true);
  await sweep();
  await storeMessages(database, 1);
  await sweep();
  const [posted, told] = ['POST /hook', 'GET /heartbeat'];
  expect(receiver.requests.slice(before)).toEqual([posted, told, told, posted, told]);
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['mail.down', 'mail.recovered']);
  expect(receiver.wrong).toEqual([]);
});

test.each([
  ['no secret', {}, 401],
  ['a wrong secret', { authorization: 'Bearer wrong' }, 401],
  ['a longer secret', { authorization: `Bearer ${SECRET}x` }, 401],
])('refuses the sweep to callers with %s', async (_what, headers, status) => {
  const answer = await fetch(deliver.url, { method: 'POST', headers: headers as Record<string, string> });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('limits visitors by the address that the platform saw', async () => {
  const post = (visitor: string, forged: string) =>
    fetch(send.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': visitor, 'x-forwarded-for': forged },
      body: JSON.stringify(SAMPLE),
    });
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await post('203.0.113.1', `198.51.100.${index}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await post('203.0.113.2', '198.51.100.1')).status).toBe(200);
});
