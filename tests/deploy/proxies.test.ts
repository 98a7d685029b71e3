import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE, openSqlite } from '../../backend/database/sqlite.ts';
import { pageHeaders } from '../../backend/http/headers.ts';
import { PROGRAM } from '../../build/current-build.ts';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { stopAfterwards, temporaryFolder } from '../afterwards.ts';
import { freePort } from '../listen.ts';
import { SAMPLE } from '../outbox.ts';
import { type Program, runCommand } from '../program.ts';
import { startTestServer, writeBuiltSite } from '../running-server.ts';
import { listedMessages } from '../test-database.ts';
import { BARE_NAME, hasProxyPrograms, SITE_NAME, signCertificate, startCaddy, startNginx } from './proxies.ts';

// Runs the files of `deploy/` in the real programs in front of the real server.

const PROXIES = { nginx: startNginx, Caddy: startCaddy };

async function startProxy(name: keyof typeof PROXIES, servers: number[]) {
  const folder = await temporaryFolder();
  const certificate = signCertificate(folder, [SITE_NAME, BARE_NAME]);
  return Object.assign(stopAfterwards(await PROXIES[name](folder, certificate, servers)), { folder });
}

describe.skipIf(!hasProxyPrograms()).each(['nginx', 'Caddy'] as const)('%s', (name) => {
  test('passes on pages, forms and real addresses over TLS, and redirects to the site', async () => {
    const server = stopAfterwards(await startTestServer({ TRUST_PROXY: '1', CONTACT_RATE_LIMIT: '2' }));
    await server.compressed;
    const proxy = await startProxy(name, [server.port]);

    const page = await proxy.ask('/kickoff');
    expect([page.status, page.headers]).toEqual([200, expect.objectContaining(pageHeaders())]);
    expect(page.headers.server ?? '').not.toMatch(/\d|Caddy/);

    const plainly = async (host: string) => {
      const asked = get({ host: '127.0.0.1', port: proxy.http, path: '/kickoff?from=a', headers: { host } });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return [answer.statusCode, answer.headers.location?.replace(/:\d+/, '')];
    };
    expect(await plainly(SITE_NAME)).toEqual([308, `https://${SITE_NAME}/kickoff?from=a`]);
    // HTTPS on the same name first: only then does a browser accept HSTS.
    expect(await plainly(BARE_NAME)).toEqual([308, `https://${BARE_NAME}/kickoff?from=a`]);
    const bare = await proxy.ask('/kickoff?from=a', { servername: BARE_NAME });
    expect([bare.status, bare.headers.location]).toEqual([308, `https://${SITE_NAME}/kickoff?from=a`]);
    expect(bare.headers['strict-transport-security']).toBe(pageHeaders()['strict-transport-security']);

    const post = async (localAddress: string, claimed: Record<string, string> = {}) => {
      const { headers } = await proxy.ask(CONTACT_FUNCTION_PATH, {
        ...{ method: 'POST', localAddress, body: new URLSearchParams(SAMPLE).toString() },
        headers: {
          ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
          // For a browser without Sec-Fetch-Site: the host must reach the server unchanged.
          ...{ host: SITE_NAME, origin: `https://${SITE_NAME}`, ...claimed },
        },
      });
      return headers.location;
    };
    expect(await post('127.0.0.2', { 'x-forwarded-for': '203.0.113.1, 198.51.100.1' })).toBe(CONTACT_ANSWER_PATHS.sent);
    expect(await post('127.0.0.2', { 'x-forwarded-for': '203.0.113.2' })).toBe(CONTACT_ANSWER_PATHS.sent);
    expect(await post('127.0.0.2', { forwarded: 'for=203.0.113.3' })).toBe(`${CONTACT_ANSWER_PATHS.notSent}#too-many`);
    expect(await post('127.0.0.3')).toBe(CONTACT_ANSWER_PATHS.sent);
  });

  test('logs no visitor when the server is away, as the privacy page says', async () => {
    const proxy = await startProxy(name, [await freePort()]);
    expect((await proxy.ask('/kickoff?from=b', { localAddress: '127.0.0.4' })).status).toBe(502);
    expect(await readFile(join(proxy.folder, 'error.log'), 'utf8')).not.toMatch(/127\.0\.0\.4|from=b/);
  });

  test('loses nothing while the server restarts and its socket is held, as by systemd', async () => {
    const run = await prepareServer();
    const holder = run([resolve('tests/deploy/hold-socket.ts'), process.execPath, resolve(PROGRAM)], { HOST: '' });
    const port = Number(await holder.said(/port (\d+)/));
    const servers: number[] = [];
    onTestFinished(() => void process.kill(servers.at(-1) as number, 'SIGKILL'));
    const next = async () => {
      servers.push(Number(await holder.said(new RegExp(`server ${servers.length + 1} is process (\\d+)\\n`))));
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true);
    };
    await next();
    // The socket's address counts, not HOST.
    expect(await holder.said(/("event":"keeping".*)/s)).not.toContain('open-host');
    await expectNothingLost(name, [port], run.folder, async () => {
      process.kill(servers.at(-1) as number, 'SIGTERM');
      await next();
    });
  });
});

test.skipIf(!hasProxyPrograms())('nginx loses nothing while two servers restart in turn', async () => {
  const run = await prepareServer();
  const start = async (port: number) => {
    const program = run([resolve(PROGRAM)], { PORT: `${port}` });
    await program.said(/Going is at/);
    return { program, port };
  };
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  await expectNothingLost('nginx', ports, run.folder, async () => {
    const [{ program, port }] = servers.splice(0, 1) as [(typeof servers)[number]];
    program.child.kill('SIGTERM');
    await program.exited;
    servers.push(await start(port));
  });
});

/** A folder with a small site, and what runs a program there with the settings of a server. */
async function prepareServer() {
  const folder = await temporaryFolder();
  await writeBuiltSite(join(folder, 'dist'));
  const settings = { SITE_DIR: 'dist', HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const limits = { CONTACT_RATE_LIMIT: '0', CONTACT_HOURLY_LIMIT: '0' };
  const run = (args: readonly string[], more: Record<string, string> = {}): Program => {
    const env = { PATH: process.env['PATH'], ...settings, ...limits, ...more };
    const program = runCommand(process.execPath, args, { cwd: folder, env });
    onTestFinished(() => void program.child.kill('SIGKILL'));
    return program;
  };
  return Object.assign(run, { folder });
}

const [READERS, WRITERS, RESTARTS, ENOUGH] = [4, 3, 2, 40];

/** Restarts a server while visitors read and write through a proxy: none gets an error, and what was taken is stored. */
async function expectNothingLost(
  name: keyof typeof PROXIES,
  servers: number[],
  folder: string,
  restart: () => Promise<void>,
) {
  const proxy = await startProxy(name, servers);
  const [wrong, taken]: [string[], string[]] = [[], []];
  let [answered, over] = [0, false];
  const repeat = async (step: () => Promise<unknown>) => {
    for (; !over; answered += 1) await step().catch((error) => wrong.push(String(error)));
  };
  const read = async () => {
    const { status, body } = await proxy.ask('/kickoff');
    if (status !== 200 || !body.includes('Kickoff')) wrong.push(`read: ${status}`);
  };
  const write = async () => {
    const { status, body } = await proxy.ask(CONTACT_FUNCTION_PATH, {
      ...{ method: 'POST', body: JSON.stringify(SAMPLE) },
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    });
    if (status === 200) taken.push(JSON.parse(body).id);
    else wrong.push(`write: ${status}`);
  };
  const more = async () => {
    const goal = answered + ENOUGH;
    while (answered < goal) await new Promise((done) => setTimeout(done, 5));
  };
  const load = [...Array(READERS).fill(read), ...Array(WRITERS).fill(write)].map(repeat);
  await more();
  for (let count = 0; count < RESTARTS; count += 1) {
    await restart();
    await more();
  }
  over = true;
  await Promise.all(load);
  expect(wrong).toEqual([]);
  const database = await openSqlite(join(folder, 'data', DATABASE_FILE));
  const stored = (await listedMessages(database)).map(({ id }) => id);
  await database.close();
  expect(stored.toSorted()).toEqual(taken.toSorted());
}
