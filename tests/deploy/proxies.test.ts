import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE, openSqlite } from '../../backend/database/sqlite.ts';
import { pageHeaders } from '../../backend/http/headers.ts';
import { PROGRAM } from '../../build/current-build.ts';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { stopAfterwards, temporaryFolder } from '../afterwards.ts';
import { freePort } from '../listen.ts';
import { SAMPLE } from '../outbox.ts';
import { isOpen, runCommand, started } from '../program.ts';
import { writeBuiltSite } from '../running-server.ts';
import { listedMessages } from '../test-database.ts';
import { hasProxyPrograms, makeCertificate } from './proxies.ts';

// Runs the files of `deploy/` in the real programs in front of the built server.

const [SITE_NAME, BARE_NAME] = ['www.example.com', 'example.com'];

type Place = { folder: string; certificate: string; key: string; plain: number; tls: number; server: number };

/** With `deploy/nginx.conf` or `deploy/Caddyfile`; only ports and paths are replaced. */
const PROXIES = { nginx: spawnNginx, Caddy: spawnCaddy };

async function spawnNginx({ folder, certificate, key, plain, tls, server }: Place): Promise<ChildProcess> {
  const blocks = await adapted('deploy/nginx.conf', [
    [/listen 80;/g, `listen 127.0.0.1:${plain};`],
    [/listen 443 ssl/g, `listen 127.0.0.1:${tls} ssl`],
    // The test machine may lack IPv6.
    [/ *listen \[::\]:.*;\n/g, ''],
    [/\/etc\/letsencrypt\/\S*\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/\S*\/privkey\.pem/g, key],
    [/server 127\.0\.0\.1:3000/, `server 127.0.0.1:${server}`],
  ]);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const log = join(folder, 'error.log');
  const main = `user root; pid ${folder}/nginx.pid; error_log ${log}; events {}`;
  await writeFile(join(folder, 'nginx.conf'), `${main}\nhttp { ${temp.join(' ')}\n${blocks}}\n`);
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', log, '-g', 'daemon off;'], { stdio: 'ignore' });
}

async function spawnCaddy({ folder, certificate, key, plain, tls, server }: Place): Promise<ChildProcess> {
  const blocks = await adapted('deploy/Caddyfile', [
    [/^\{$/m, `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${tls}`],
    [/^(\S+) \{$/gm, `$1 {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${server}`],
  ]);
  await writeFile(join(folder, 'Caddyfile'), blocks);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const log = openSync(join(folder, 'error.log'), 'a');
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], { stdio: ['ignore', 'ignore', log], env });
}

/** A file's text with every replacement made; throws if one finds nothing, because the file has changed. */
async function adapted(file: string, replacements: readonly (readonly [RegExp, string])[]): Promise<string> {
  let blocks = await readFile(file, 'utf8');
  for (const [what, by] of replacements) {
    if (blocks.search(what) < 0) throw new Error(`There is no ${what} in ${file}.`);
    blocks = blocks.replace(what, by);
  }
  return blocks;
}

type Asked = https.RequestOptions & { host?: string; isPlain?: boolean; body?: string };

/** Returns what asks over TLS as a browser that keeps its connections; `localAddress` is the visitor's. */
async function startProxy(name: keyof typeof PROXIES, folder: string, server: number) {
  const { authority, ...files } = makeCertificate(folder, [SITE_NAME, BARE_NAME]);
  const [plain, tls] = [await freePort(), await freePort()];
  const proxy = await PROXIES[name]({ folder, ...files, plain, tls, server });
  stopAfterwards({ stop: await started(proxy, () => isOpen(tls)) });
  const agent = new https.Agent({ keepAlive: true, ca: authority });
  onTestFinished(() => agent.destroy());
  return async (path: string, { host = SITE_NAME, isPlain = false, headers, body, ...more }: Asked = {}) => {
    const options = { path, hostname: '127.0.0.1', headers: { host, ...headers }, ...more };
    const asked = isPlain
      ? http.request({ ...options, port: plain })
      : https.request({ ...options, port: tls, agent, servername: host });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await text(answer);
    const { statusCode: status, headers: answered } = answer;
    return { status, headers: answered, leadsTo: answered.location?.replace(/:\d+/, '') };
  };
}

const [VISITORS, SERVERS, ENOUGH] = [6, 3, 20];

test.skipIf(!hasProxyPrograms()).each(['nginx', 'Caddy'] as const)(
  '%s hides a restart, passes on who visits, and redirects to the site',
  async (name) => {
    const folder = await temporaryFolder();
    await writeBuiltSite(join(folder, 'dist'));
    const settings = { SITE_DIR: 'dist', TRUST_PROXY: '1', CONTACT_RATE_LIMIT: '2', CONTACT_HOURLY_LIMIT: '0' };
    const command = [resolve('tests/deploy/hold-socket.ts'), process.execPath, resolve(PROGRAM)];
    const holder = runCommand(process.execPath, command, {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...settings },
    });
    onTestFinished(() => void holder.child.kill('SIGKILL'));
    const ask = await startProxy(name, folder, Number(await holder.said(/port (\d+)/)));
    // The address of the held socket counts, not HOST.
    expect(await holder.said(/("event":"keeping".*)/s)).not.toContain('open-host');

    expect((await ask('/kickoff')).headers.server ?? '').not.toMatch(/\d|Caddy/);
    const path = '/kickoff?from=a';
    const site = `https://${SITE_NAME}${path}`;
    expect(await ask(path, { isPlain: true })).toMatchObject({ status: 308, leadsTo: site });
    // HTTPS on the same name first: only then does a browser accept HSTS.
    const ownTls = { status: 308, leadsTo: `https://${BARE_NAME}${path}` };
    expect(await ask(path, { isPlain: true, host: BARE_NAME })).toMatchObject(ownTls);
    const hsts = { 'strict-transport-security': pageHeaders()['strict-transport-security'] };
    expect(await ask(path, { host: BARE_NAME })).toMatchObject({ status: 308, leadsTo: site, headers: hsts });

    const post = (email: string, localAddress: string) => {
      const body = new URLSearchParams({ ...SAMPLE, email }).toString();
      const headers = {
        ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        // For a browser without Sec-Fetch-Site: the host must reach the server unchanged.
        origin: `https://${SITE_NAME}`,
        // Not believed.
        ...{ 'x-forwarded-for': '203.0.113.1, 198.51.100.1', forwarded: 'for=203.0.113.1' },
      };
      return ask(CONTACT_FUNCTION_PATH, { method: 'POST', localAddress, headers, body });
    };
    const taken: string[] = [];
    let visits = 0;
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        visits += 1;
        const email = `visitor-${visits}@example.com`;
        // Each from a network of its own, of which the third message would be refused.
        const sent = post(email, `127.1.${Math.trunc(visits / 250)}.${(visits % 250) + 1}`);
        expect(await ask('/kickoff')).toMatchObject({ status: 200, headers: pageHeaders() });
        expect((await sent).leadsTo).toBe(CONTACT_ANSWER_PATHS.sent);
        taken.push(email);
      }
    };
    const restart = async () => {
      for (let number = 1; ; number += 1) {
        const server = Number(await holder.said(new RegExp(`server ${number} is process (\\d+)\\n`)));
        await expect.poll(() => taken.length).toBeGreaterThan(taken.length + ENOUGH);
        isOver = number === SERVERS;
        if (isOver) return server;
        process.kill(server, 'SIGTERM');
      }
    };
    const [server] = await Promise.all([restart(), ...Array.from({ length: VISITORS }, visit)]);
    const database = await openSqlite(join(folder, 'data', DATABASE_FILE));
    const stored = await listedMessages(database);
    await database.close();
    expect(stored.map(({ message }) => message.email).toSorted()).toEqual(taken.toSorted());

    const again = [];
    for (const name of ['one', 'two', 'three']) again.push((await post(`${name}@example.com`, '127.0.0.2')).leadsTo);
    expect(again.at(-1)).toBe(`${CONTACT_ANSWER_PATHS.notSent}#too-many`);

    // No visitor is logged when the server is away, as the privacy page says.
    holder.child.kill('SIGKILL');
    process.kill(server, 'SIGKILL');
    await holder.exited;
    expect((await ask('/kickoff?from=b', { localAddress: '127.0.0.4' })).status).toBe(502);
    expect(await readFile(join(folder, 'error.log'), 'utf8')).not.toMatch(/127\.0\.0\.4|from=b/);
  },
);
