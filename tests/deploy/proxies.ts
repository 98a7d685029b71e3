import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromDebian, isRootOnDebian } from '../debian.ts';
import { freePort } from '../listen.ts';
import { isOpen, started } from '../program.ts';
import type { Certificate } from './own-authority.ts';

export const SITE_NAME = 'www.example.com';
export const BARE_NAME = 'example.com';

type RunningProxy = { http: number; https: number; stop(): Promise<void> };

export type StartProxy = (
  folder: string,
  certificate: Certificate,
  servers: readonly number[],
) => Promise<RunningProxy>;

/** nginx with `deploy/nginx.conf`; only ports, paths and servers are replaced. */
export const startNginx: StartProxy = async (folder, { certificate, key }, servers) => {
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
  return running(await spawnNginx(folder, blocks), http, https);
};

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
export const startCaddy: StartProxy = async (folder, { certificate, key }, servers) => {
  const [http, https] = [await freePort(), await freePort()];
  const blocks = adapted(await readFile('deploy/Caddyfile', 'utf8'), [
    [/^\{$/m, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}`],
    [/^(\S+) \{$/gm, `$1 {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
    [/127\.0\.0\.1:3000/, servers.map((port) => `127.0.0.1:${port}`).join(' ')],
  ]);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, blocks);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', openSync(join(folder, 'error.log'), 'a')],
    env,
  });
  return running(child, http, https);
};

/** The text with every replacement made; throws if one finds nothing, because the file has changed. */
function adapted(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((before, [what, by]) => {
    if (before.search(what) < 0) throw new Error(`There is no ${what} in it.`);
    return before.replace(what, by);
  }, text);
}

async function running(child: ChildProcess, http: number, https: number): Promise<RunningProxy> {
  return { http, https, stop: await started(child, () => isOpen(https)) };
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
