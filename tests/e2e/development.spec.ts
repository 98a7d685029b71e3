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
import { expect, test } from './site.ts';

const PATHS = [
  ...redirects.map(({ from }) => `${from}?utm=1`),
  `${links.package('kickoff')}/`,
  `${links.package('kickoff').toUpperCase()}?utm=1`,
  '/k%69ckoff',
  links.checkout('kickoff'),
  ...CHECKOUT_STEPS.map(({ path }) => `/checkout/get-rich${path}`),
  '/no/such/page',
];

const FILES = [MANIFEST_PATH, PLAIN_TEXT_PATH, SECURITY_PATH, '/robots.txt', picturePath(links.compare)];

// So that no difference shows only after a build.
test('`npm run dev` answers as the server does, and shows mistakes until they are fixed', async ({ site, request }) => {
  test.slow();
  // On a copy: Astro runs one development server for each folder, and a developer may have one running here.
  const { folder, change, remove } = await copyProject();
  // The copy's node_modules is a symbolic link, which the development server would not follow.
  await change('astro.config.ts', '} : {},', '} : { fs: { strict: false } },');
  const port = await freePort();
  const development = `http://localhost:${port}`;
  const server = spawn('astro', ['dev', '--port', String(port)], { stdio: 'ignore', cwd: folder });
  const headers = { accept: 'text/html' };
  const company = join(folder, 'content/company.ts');
  const text = await readFile(company, 'utf8');
  const expectHome = (facts: string, words: RegExp) =>
    expect(async () => {
      // Each time: what is written just after something else can escape the watcher.
      await writeFile(company, facts);
      const page = await (await fetch(development, { headers })).text();
      expect(words.test(page), `${words} on the page`).toBe(true);
    }).toPass({ timeout: 60_000 });
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
  try {
    await expectHome(text, /<main/);
    for (const path of [...PATHS, ...FILES]) {
      const isFile = FILES.includes(path);
      expect(await answerOf(development + path, isFile)).toEqual(await answerOf(site.url + path, isFile));
    }
    await expectHome(text.replace(/^ {2}email: '.*,\n/m, ''), /content\/company\.ts: .* has no field .*email/);
    await expectHome(text, /<main/);
  } finally {
    server.kill();
    await once(server, 'exit');
    await remove();
  }
});
