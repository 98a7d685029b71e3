import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { adapted, spawnNginx } from './deploy/proxies.ts';
import { freePort } from './listen.ts';
import { isOpen, started } from './started.ts';

/** A server of files, without any code of ours. */
export type FileServer = { url: string; stop(): Promise<void> };

/** Whether Python is here, as it is on every Debian and on GitHub's machines. */
export function hasPython(): boolean {
  return spawnSync('python3', ['--version']).status === 0;
}

/** `python3 -m http.server` on a built site. */
export async function startPython(dist: string): Promise<FileServer> {
  const port = await freePort();
  const options = ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', dist];
  return running(spawn('python3', options, { stdio: 'ignore' }), port);
}

/** nginx with `deploy/nginx-static.conf` on a built site, with its own files in another folder. */
export async function startNginxStatic(dist: string, folder: string): Promise<FileServer> {
  const port = await freePort();
  const lines = adapted(await readFile('deploy/nginx-static.conf', 'utf8'), [[/\/var\/www\/going/, dist]]);
  const blocks = `include /etc/nginx/mime.types;\nserver {\nlisten 127.0.0.1:${port};\n${lines}}\n`;
  return running(await spawnNginx(folder, blocks), port);
}

async function running(child: ChildProcess, port: number): Promise<FileServer> {
  return { url: `http://127.0.0.1:${port}`, stop: await started(child, () => isOpen(port)) };
}
