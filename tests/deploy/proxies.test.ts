import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE, openSqlite } from '../../backend/database/sqlite.ts';
import { pageHeaders } from '../../backend/http/headers.ts';
import { PROGRAM } from '../../build/current-build.ts';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { stopAfterwards, temporaryFolder } from '../afterwards.ts';
import { freePort } from '../listen.ts';
import { SAMPLE } from '../outbox.ts';
import { isOpen, NO_LIMITS, runCommand, started } from '../program.ts';
import { startTestServer, writeBuiltSite } from '../running-server.ts';
import { listedMessages } from '../test-database.ts';
import { hasProxyPrograms, makeCertificate, spawnNginx } from './proxies.ts';

// Runs the files of `deploy/` in the real programs in front of the real server.

const [SITE_NAME, BARE_NAME] = ['www.example.com', 'example.com'];

type Place = { folder: string; certificate: string; key: string; http: number; https: number; servers: number[] };
type Name = 'nginx' | 'Caddy';

/** With `deploy/nginx.conf` or `deploy/Caddyfile`; only ports, paths and servers are replaced. */
const SPAWN: Record<Name, (place: Place) => Promise<ChildProcess>> = {
  async nginx({ folder, certificate, key, http, https, servers }) {
    const blocks = await adapted('deploy/nginx.conf', [
      [/listen 80;/g, `listen 127.0.0.1:${http};`],
      [/listen 443 ssl/g, `listen 127.0.0.1:${https} ssl`],
      // The test machine may lack IPv6.
      [/ *listen \[::\]:.*;\n/g, ''],
      [/\/etc\/letsencrypt\/\S*\/fullchain\.pem/g, certificate],
      [/\/etc\/letsencrypt\/\S*\/privkey\.pem/g, key],
      [/\/var\/www\/html/, join(folder, 'www')],
      [/server 127\.0\.0\.1:3000 (.*);/, servers.map((port) => `server 127.0.0.1:${port} $1;`).join('\n  ')],
    ]);
    return spawnNginx(folder, blocks);
  },
  async Caddy({ folder, certificate, key, http, https, servers }) {
    const blocks = await adapted('deploy/Caddyfile', [
      [/^\{$/m, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}`],
      [/^(\S+) \{$/gm, `$1 {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
      [/127\.0\.0\.1:3000/, servers.map((port) => `127.0.0.1:${port}`).join(' ')],
    ]);
    const file = join(folder, 'Caddyfile');
    await writeFile(file, blocks);
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const stdio: StdioOptions = ['ignore', 'ignore', openSync(join(folder, 'error.log'), 'a')];
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio, env });
  },
};

/** A file's text with every replacement made; throws if one finds nothing, because the file has changed. */
async function adapted(file: string, replacements: readonly (readonly [RegExp, string])[]): Promise<string> {
  return replacements.reduce(
    (before, [what, by]) => {
      if (before.search(what) < 0) throw new Error(`There is no ${what} in ${file}.`);
      return before.replace(what, by);
    },
    await readFile(file, 'utf8'),
  );
}

async function startProxy(name: Name, servers: number[]) {
  const folder = await temporaryFolder();
  const { authority, ...files } = makeCertificate(folder, [SITE_NAME, BARE_NAME]);
  const [http, https] = [await freePort(), await freePort()];
  const child = await SPAWN[name]({ folder, ...files, http, https, servers });
  const agent = new Agent({ keepAlive: true, ca: authority });
  /** Asks over TLS as a browser that keeps its connections; `localAddress` is the visitor's. */
  const ask = async (path: string, options: RequestOptions & { body?: string } = {}) => {
    const { servername = SITE_NAME, headers, body, ...more } = options;
    // Without the port in the host, as on the usual one.
    const named = { servername, headers: { host: servername, ...headers } };
    const asked = request({ agent, host: '127.0.0.1', port: https, path, ...named, ...more });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  const stop = await started(child, () => isOpen(https));
  stopAfterwards({ stop: () => stop() });
  onTestFinished(() => agent.destroy());
  return { folder, http, ask };
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
    const { run, folder } = await prepareServer();
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
    await expectNothingLost(name, [port], folder, async () => {
      process.kill(servers.at(-1) as number, 'SIGTERM');
      await next();
    });
  });
});

test.skipIf(!hasProxyPrograms())('nginx loses nothing while two servers restart in turn', async () => {
  const { run, folder } = await prepareServer();
  const start = async (port: number) => {
    const program = run([resolve(PROGRAM)], { PORT: `${port}` });
    await program.said(/Going is at/);
    return { program, port };
  };
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  await expectNothingLost('nginx', ports, folder, async () => {
    const [{ program, port }] = servers.splice(0, 1) as [(typeof servers)[number]];
    await program.end('SIGTERM');
    servers.push(await start(port));
  });
});

/** A folder with a small site, and what runs a program there with the settings of a server. */
async function prepareServer() {
  const folder = await temporaryFolder();
  await writeBuiltSite(join(folder, 'dist'));
  const settings = { SITE_DIR: 'dist', HOST: '127.0.0.1', TRUST_PROXY: '1', ...NO_LIMITS };
  const run = (args: readonly string[], more: Record<string, string>) => {
    const env = { PATH: process.env['PATH'], ...settings, ...more };
    const program = runCommand(process.execPath, args, { cwd: folder, env });
    onTestFinished(() => void program.child.kill('SIGKILL'));
    return program;
  };
  return { run, folder };
}

const [VISITORS, RESTARTS, ENOUGH] = [6, 2, 20];

/** Restarts a server while visitors read and write through a proxy: none gets an error, and what was taken is stored. */
async function expectNothingLost(name: Name, servers: number[], folder: string, restart: () => Promise<void>) {
  const { ask } = await startProxy(name, servers);
  const taken: string[] = [];
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const page = await ask('/kickoff');
      const headers = { 'content-type': 'application/json' };
      const sent = await ask(CONTACT_FUNCTION_PATH, { method: 'POST', headers, body: JSON.stringify(SAMPLE) });
      expect([page.status, page.body, sent.status]).toEqual([200, expect.stringContaining('Kickoff'), 200]);
      taken.push(JSON.parse(sent.body).id);
    }
  };
  const more = () => expect.poll(() => taken.length).toBeGreaterThan(taken.length + ENOUGH);
  const restartAll = async () => {
    await more();
    for (let count = 0; count < RESTARTS; count += 1) {
      await restart();
      await more();
    }
    isOver = true;
  };
  await Promise.all([restartAll(), ...Array.from({ length: VISITORS }, visit)]);
  const database = await openSqlite(join(folder, 'data', DATABASE_FILE));
  const stored = (await listedMessages(database)).map(({ id }) => id);
  await database.close();
  expect(stored.toSorted()).toEqual(taken.toSorted());
}
