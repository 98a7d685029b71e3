import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { installFromDebian, isRootOnDebian } from '../debian.ts';
import { freePort } from '../listen.ts';
import { isOpen, started } from '../program.ts';

export const SITE_NAME = 'www.example.com';
export const BARE_NAME = 'example.com';

/** nginx with `deploy/nginx.conf`; only ports, paths and servers are replaced. */
export async function startNginx(folder: string, { authority, certificate, key }: Certificate, servers: number[]) {
  const [http, https] = [await freePort(), await freePort()];
  const blocks = adapted(await readFile('deploy/nginx.conf', 'utf8'), [
    [/listen 80;/g, `listen 127.0.0.1:${http};`],
    [/listen 443 ssl/g, `listen 127.0.0.1:${https} ssl`],
    // The test machine may lack IPv6.
    [/ *listen \[::\]:.*;\n/g, ''],
    [/\/etc\/letsencrypt\/\S*\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/\S*\/privkey\.pem/g, key],
    [/\/var\/www\/html/, join(folder, 'www')],
    [/server 127\.0\.0\.1:3000 (.*);/, servers.map((port) => `server 127.0.0.1:${port} $1;`).join('\n  ')],
  ]);
  return running(await spawnNginx(folder, blocks), authority, http, https);
}

/** Starts nginx with these blocks, and with all its files in a folder. */
export async function spawnNginx(folder: string, blocks: string): Promise<ChildProcess> {
  await mkdir(join(folder, 'temp'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/temp/${what};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `user root;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n${temp.join('\n')}\n${blocks}}\n`,
  );
  return spawn('nginx', ['-c', file, '-e', `${folder}/error.log`, '-g', 'daemon off;'], { stdio: 'ignore' });
}

/** Caddy with `deploy/Caddyfile`; only ports, certificate and servers are replaced. */
export async function startCaddy(folder: string, { authority, certificate, key }: Certificate, servers: number[]) {
  const [http, https] = [await freePort(), await freePort()];
  const blocks = adapted(await readFile('deploy/Caddyfile', 'utf8'), [
    [/^\{$/m, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}`],
    [/^(\S+) \{$/gm, `$1 {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
    [/127\.0\.0\.1:3000/, servers.map((port) => `127.0.0.1:${port}`).join(' ')],
  ]);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, blocks);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const stdio: StdioOptions = ['ignore', 'ignore', openSync(join(folder, 'error.log'), 'a')];
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio, env });
  return running(child, authority, http, https);
}

/** The text with every replacement made; throws if one finds nothing, because the file has changed. */
function adapted(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((before, [what, by]) => {
    if (before.search(what) < 0) throw new Error(`There is no ${what} in it.`);
    return before.replace(what, by);
  }, text);
}

async function running(child: ChildProcess, ca: Buffer, http: number, port: number) {
  const agent = new Agent({ keepAlive: true, ca });
  /** Asks over TLS as a browser that keeps its connections; `localAddress` is the visitor's. */
  const ask = async (path: string, options: RequestOptions & { body?: string } = {}) => {
    const { servername = SITE_NAME, headers, body, ...more } = options;
    // Without the port in the host, as on the usual one.
    const named = { servername, headers: { host: servername, ...headers } };
    const asked = request({ agent, host: '127.0.0.1', port, path, ...named, ...more });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  const end = await started(child, () => isOpen(port));
  const stop = () => {
    agent.destroy();
    return end();
  };
  return { http, ask, stop };
}

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/openssl'];

/** Whether nginx, Caddy and openssl are where Debian puts them. */
export function hasProxyPrograms(): boolean {
  return PROGRAMS.every((path) => existsSync(path));
}

/** Runs once before the tests that need them: installs the programs as root on Debian, and says if they are missing. */
export default function setup(): void {
  if (hasProxyPrograms()) return;
  if (isRootOnDebian()) installFromDebian('nginx, Caddy and openssl', ['nginx-light', 'caddy', 'openssl']);
  else console.warn('deploy/ is not tried with nginx and Caddy: that needs both and openssl, as Debian packages them.');
}

export type Certificate = ReturnType<typeof signCertificate>;

/** Makes a certificate for names in a folder, signed by a new authority, both valid for a day. */
export function signCertificate(folder: string, names: readonly string[]) {
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = (name: string) => ['-subj', `/CN=${name}`];
  openssl('req', '-x509', ...newKey, '-days', '1', ...subject('Test'), '-keyout', 'ca.key', '-out', 'ca.pem');
  openssl('req', ...newKey, ...subject(names[0] ?? ''), '-keyout', 'site.key', '-out', 'site.csr');
  writeFileSync(path('names'), `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '1', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'site.csr', ...signed, '-out', 'site.pem');
  return { authority: readFileSync(path('ca.pem')), certificate: path('site.pem'), key: path('site.key') };
}
