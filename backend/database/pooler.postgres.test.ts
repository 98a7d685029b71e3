// Behind PgBouncer in transaction mode, as behind a hosted project's pooler. The `pooler` project runs the tests of the store
// there; here are the proof that nothing is kept between two transactions, the server and the functions.

import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CONTACT_FUNCTION_NAME } from '../../domain/contact-function.ts';
import { type DenoFunction, serveWithDeno } from '../../testing/deno-function.ts';
import { type Certificate, signCertificate } from '../../testing/deploy/own-authority.ts';
import { post } from '../../testing/faults/visitor.ts';
import { type Answer, type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { storeMessages } from '../../testing/outbox.ts';
import { poolerMissing, startPooler } from '../../testing/pooler.ts';
import { createTestDatabase, postgresUrl } from '../../testing/postgres-database.ts';
import { runServer } from '../../testing/program.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { listedMessages } from '../../testing/test-database.ts';

import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { PostgresAddress } from './postgres-address.ts';

const SECRET = 'a secret of at least thirty-two characters';

const folder = await temporaryFolder();

describe.skipIf(poolerMissing() !== null)('behind a pooler', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let address: PostgresAddress;
  let database: Database;
  let mailbox: Mailbox;
  let secure: Certificate;
  const functions: DenoFunction[] = [];
  let answerMail = async (): Promise<Answer> => 'accept';
  beforeAll(async () => {
    const direct = await createTestDatabase(inject('postgresUrl'));
    pooler = await startPooler(direct, 1);
    address = pooler.to(direct.database);
    database = openPostgres(address);
    await migrate(database);
    secure = signCertificate(folder, ['localhost']);
    mailbox = await startMailbox({ secure, toMail: () => answerMail() });
  });
  afterAll(async () => {
    for (const one of functions) await one.stop();
    await database?.close();
    await mailbox?.stop();
    await pooler?.stop();
  });

  const mailed = () => mailbox.mails.map(({ messageId = '' }) => messageId.replace(/^<|@.*/g, ''));
  const settled = async () => (await listedMessages(database)).every(({ delivery }) => delivery.state === 'sent');

  test('shares one connection of the server between clients, and their settings with it', async () => {
    const [one, other] = [new Client(address), new Client(address)];
    for (const client of [one, other]) await client.connect();
    const process = async (client: Client) => (await client.query('select pg_backend_pid() as id')).rows[0].id;
    expect(await process(other)).toBe(await process(one));
    await one.query("set statement_timeout = '41s'");
    expect((await other.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '41s' }]);
    await one.query('reset statement_timeout');
    for (const client of [one, other]) await client.end();
  });

  test('interleaves the transactions of two servers, each of which stores and mails', async () => {
    const variables = {
      DATABASE_URL: postgresUrl(address),
      DATA_DIR: folder,
      SMTP_URL: `smtps://localhost:${mailbox.port}`,
      CONTACT_RATE_LIMIT: '0',
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    };
    const servers = await Promise.all([runServer(folder, variables), runServer(folder, variables)]);
    const posts = Array.from({ length: 30 }, (_, index) => post(servers[index % 2]?.url ?? '', `server-${index}`));
    const stored = (await Promise.all(posts)).map(({ id }) => id);
    await expect.poll(settled, { timeout: 30_000 }).toBe(true);
    expect(mailed().toSorted()).toEqual(stored.toSorted());
    for (const server of servers) await server.end('SIGTERM');
  });

  test('serves the functions, and two calls of the sweep at once mail each message once', async () => {
    const settings = {
      DATABASE_URL: postgresUrl(address),
      SMTP_URL: `smtps://localhost:${mailbox.port}`,
      DENO_CERT: join(folder, 'ca.pem'),
      DELIVER_SECRET: SECRET,
      CONTACT_RATE_LIMIT: '0',
    };
    for (const name of [CONTACT_FUNCTION_NAME, 'deliver-contact-email', 'deliver-contact-email'])
      functions.push(await serveWithDeno(name, settings));
    const [send, ...sweeps] = functions as [DenoFunction, ...DenoFunction[]];
    const before = mailbox.mails.length;
    const answer = await post(send.url, 'function');
    expect(answer.status).toBe(200);
    await expect.poll(settled).toBe(true);
    const stored = [answer.id, ...(await storeMessages(database, 24))];
    // The first mail of one sweep waits for the first of the other.
    const both = Promise.withResolvers<void>();
    let asked = 0;
    answerMail = async () => {
      asked += 1;
      if (asked === 2) both.resolve();
      await both.promise;
      return 'accept';
    };
    const answers = sweeps.map(({ url }) =>
      fetch(url, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }),
    );
    const tried = await Promise.all(
      answers.map(async (swept) => ((await (await swept).json()) as { tried: number }).tried),
    );
    expect(Math.min(...tried)).toBeGreaterThan(0);
    await expect.poll(settled).toBe(true);
    expect(mailed().slice(before).toSorted()).toEqual(stored.toSorted());
  });
});
