import { spawn } from 'node:child_process';
import { appendFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pageHeaders } from '../backend/http/headers.ts';
import { builtPages } from '../build/built-pages.ts';
import { redirectsFile } from '../build/static-host.ts';
import { pagePaths } from '../catalogue/paths.ts';
import { redirects } from '../content/redirects.ts';
import { createPageFinder, decodePath, redirectLocation } from '../domain/find-page.ts';
import { links } from '../domain/links.ts';
import { stopAfterwards, temporaryFolder } from './afterwards.ts';
import { freePort } from './listen.ts';
import { started } from './program.ts';
import { TOOLS } from './tools.ts';

// The build as a static host's emulator serves it: what was chosen is what is sold.

/** An owner's redirects, and how they are asked for. */
const OWN = [
  { from: '/old/page.php', to: links.packages },
  { from: '/blog/*', to: links.compare },
  { from: '/blog/2019/*', to: 'https://blog.example.com/archive/*' },
  { from: '/plans', to: 'https://shop.example.com/plans' },
];
const OLD_PATHS = [
  ...redirects.map(({ from }) => from),
  ...['/started/', '/started?utm=1', '/old/page.php', '/old/page.php?utm=1', '/blog', '/blog/2018/a.html'],
  ...['/blog/2019', '/blog/2019/05/a%20b.html?utm=1', '/plans/', '/plans?utm=1'],
];
const SHOWN: readonly (readonly [asked: string, status: number, page: string])[] = [
  ...pagePaths.map((path) => [path, 200, path] as const),
  ['/checkout/no-such-package/payment', 200, links.checkout('unknown', 'payment')],
  ['/checkout/no-such-package/confirmation', 200, links.checkout('unknown', 'confirmation')],
  ...['/checkout/no-such-package', '/no-such-page', '/checkout/no-such-package/delivery', '/blogs'].map(
    (path) => [path, 404, '/404'] as const,
  ),
];

const folder = await temporaryFolder();
beforeAll(async () => {
  for (const name of ['content', 'dist', 'domain', 'functions'])
    await cp(name, join(folder, name), { recursive: true });
  await appendFile(join(folder, 'dist/_redirects'), redirectsFile(OWN));
});

test('Cloudflare Pages answers with our pages and headers, and old addresses as our server does', {
  timeout: 120_000,
}, async () => {
  const host = stopAfterwards(await startCloudflarePages(folder));
  const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
  const titles = new Map((await builtPages('dist')).map(({ path, html }) => [path, titleOf(html)]));
  for (const [path, status, page] of SHOWN) {
    const answer = await host.get(path);
    expect.soft([answer.status, titleOf(await answer.text())], path).toEqual([status, titles.get(page)]);
  }

  const find = createPageFinder([...redirects, ...OWN], (path) => pagePaths.includes(path));
  for (const asked of [...OLD_PATHS, '/checkout/Get-Scale/payment?utm=1']) {
    const { pathname, search } = new URL(asked, 'http://host');
    const found = find(decodePath(pathname));
    const { status, headers } = await host.get(asked);
    const ours = found.kind === 'redirect' ? redirectLocation(found.to, search) : 'no redirect';
    expect.soft([status, headers.get('location')], asked).toEqual([308, ours]);
  }
  const { headers } = await host.get(links.checkout('get-started', 'payment'));
  expect(Object.fromEntries(headers)).toMatchObject(pageHeaders());
});

/** Cloudflare's own Pages emulator on a built copy, functions included. */
async function startCloudflarePages(folder: string) {
  const port = await freePort();
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-01-01'];
  // Keeps its files in the copy instead of the home folder.
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder, HOME: folder };
  const command = [join(TOOLS, 'wrangler/bin/wrangler.js'), 'pages', 'dev', 'dist', ...options];
  const emulator = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore', env });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  const end = await started(emulator, async () => (await get('/')).ok);
  return { get, stop: () => end('SIGINT') };
}
