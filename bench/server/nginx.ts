import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageHeaders } from '../../backend/http/security-headers.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Starts nginx with one worker on a copy of the site with compressed files beside it; it sends the headers we send. */
export async function startNginx(site: string, folder: string, port: number): Promise<ChildProcess> {
  const root = resolve(folder, 'site');
  await cp(site, root, { recursive: true });
  for (const name of await readdir(root, { recursive: true })) {
    if (!/\.(html|js|svg|txt|xml)$/.test(name)) continue;
    const body = await readFile(join(root, name));
    await writeFile(join(root, `${name}.br`), brotliCompressSync(body));
    await writeFile(join(root, `${name}.gz`), gzipSync(body, { level: 9 }));
  }
  await mkdir(join(folder, 'temp'));
  const file = resolve(folder, 'nginx.conf');
  await writeFile(file, configuration(root, resolve(folder), port));
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))]);
  return child;
}

function configuration(root: string, folder: string, port: number): string {
  const headers = Object.entries({ ...pageHeaders(), 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/temp/${what};`,
  );
  return `
load_module ${BROTLI_MODULE};
worker_processes 1;
user root;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  ${temp.join('\n  ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  brotli_static on;
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n    ')}
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}
