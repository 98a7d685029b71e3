import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '../../content/redirects.ts';
import { CHECKOUT_STEPS } from '../../domain/checkout-steps.ts';
import { links, MANIFEST_PATH, PLAIN_TEXT_PATH, SECURITY_PATH } from '../../domain/links.ts';
import { picturePath } from '../../domain/page-paths.ts';
import { freePort } from '../listen.ts';
import { copyProject } from '../project-copy.ts';
import { test as base, expect } from './site.ts';

// `npm run dev` answers like `npm start`, so that no difference shows only after a build.

const test = base.extend<object, { copy: { address: string; folder: string }; development: string }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      // On a copy: Astro runs one development server for each folder, and a developer may have one running here.
      const { folder, remove } = await copyProject();
      // The copy's node_modules is a symbolic link, which the development server would not follow.
      const config = join(folder, 'astro.config.ts');
      const text = await readFile(config, 'utf8');
      const changed = text.replace('} : {},', '} : { fs: { strict: false } },');
      expect(changed).not.toBe(text);
      await writeFile(config, changed);
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const server = spawn('astro', ['dev', '--port', String(port)], { stdio: 'ignore', cwd: folder });
      await expect(async () => expect((await fetch(address)).status).toBe(200)).toPass({ timeout: 60_000 });
      await use({ address, folder });
      server.kill();
      await once(server, 'exit');
      await remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  development: [({ copy }, use) => use(copy.address), { scope: 'worker' }],
});

test.describe.configure({ mode: 'serial' });

const LATER_STEPS = CHECKOUT_STEPS.slice(1).map(({ path }) => path);

const PATHS = [
  ...redirects.map(({ from }) => from),
  ...redirects.slice(0, 1).map(({ from }) => `${from}?utm=1`),
  links.package('kickoff'),
  `${links.package('kickoff')}/`,
  `${links.package('kickoff')}.html`,
  `${links.package('kickoff').toUpperCase()}?utm=1`,
  '/k%69ckoff',
  links.checkout('kickoff'),
  '/checkout/get-rich',
  ...LATER_STEPS.map((step) => `/checkout/get-rich${step}`),
  '/no-such-page',
  '/no/such/page',
];

const FILES = [MANIFEST_PATH, PLAIN_TEXT_PATH, SECURITY_PATH, '/robots.txt', picturePath(links.compare)];

test('answers every path as the server does, with the same machine-readable files', async ({
  site,
  development,
  request,
}) => {
  const answerOf = async (url: string, isFile: boolean) => {
    const response = await request.get(url, { maxRedirects: 0 });
    const { location, 'content-type': type } = response.headers();
    const body = await response.body();
    return {
      path: new URL(url).pathname,
      status: response.status(),
      location,
      title: /<title>(.*?)<\/title>/.exec(body.toString())?.[1],
      ...(isFile && { type: type?.toLowerCase().replace('; ', ';'), body: body.toString('base64') }),
    };
  };
  for (const path of [...PATHS, ...FILES]) {
    const isFile = FILES.includes(path);
    expect(await answerOf(development + path, isFile)).toEqual(await answerOf(site.url + path, isFile));
  }
});

test.describe('while somebody edits', () => {
  test.use({ baseURL: ({ development }, use) => use(development) });

  test('a redirect that is added holds at once', async ({ copy, request }) => {
    const old = `${copy.address}/blog/old.php?utm=1`;
    const ask = () => request.get(old, { maxRedirects: 0 });
    expect((await ask()).status()).toBe(404);
    const path = join(copy.folder, 'content/redirects.ts');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('...ownRedirects]', "...ownRedirects, { from: '/blog/*', to: '/compare' }]"));
    await expect(async () => {
      const answer = await ask();
      expect([answer.status(), answer.headers()['location']]).toEqual([308, '/compare?utm=1']);
    }).toPass();
    await writeFile(path, text);
  });

  test('the page shows content mistakes in a sentence until they are fixed', async ({ page, copy, expectConsole }) => {
    expectConsole(/500/);
    const path = join(copy.folder, 'content/company.ts');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/^ {2}email: '.*,\n/m, ''));
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByRole('listitem')).toHaveText(/^content\/company\.ts: '.*' has no field 'email'\.$/, {
        timeout: 500,
      });
    }).toPass();
    await writeFile(path, text);
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByRole('banner')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});
