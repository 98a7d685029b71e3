import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/afterwards.ts';
import { freePort } from '../tests/listen.ts';
import { SAMPLE } from '../tests/outbox.ts';
import { post, runProgram } from '../tests/program.ts';

const folder = await temporaryFolder();

function run(entry: 'serve' | 'inbox', variables: Record<string, string> = {}) {
  const usual = { PORT: '0', SITE_DIR: 'none', DATA_DIR: join(folder, 'data') };
  const program = runProgram(entry, folder, { ...usual, ...variables });
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}

test.each([
  [{ PUBLIC_SITE_URL: 'https://www.example.com' }, /no mail server is set: nobody would get its messages/],
  [{ PUBLIC_SITE_URL: 'www.example.com' }, /The setting PUBLIC_SITE_URL must be an address without a path/],
  [{ CONTACT_KEEP_MONTHS: '121' }, /The setting CONTACT_KEEP_MONTHS must be /],
  [{ DATA_DIR: 'file/data' }, /^The data in file\/data \(DATA_DIR\) cannot be opened: ENOTDIR/],
])('does not start with %j, and says why in a sentence', async (variables: Record<string, string>, sentence) => {
  await writeFile(join(folder, 'file'), '');
  const { code, output } = await run('serve', variables).exited;
  expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
});

test('keeps serving when nobody reads its log any more', async () => {
  const server = run('serve');
  const url = await server.said(/Going is at (http:\/\/localhost:\d+)"/);
  server.child.stdout.destroy();
  server.child.stderr.destroy();
  for (const key of ['1', '2', '3']) expect((await post(url, key)).status).toBe(200);
});

test('prints its address, and exits once on two signals, with the message waiting', async () => {
  const server = run('serve', { SMTP_URL: 'smtp://127.0.0.1:1' });
  const url = await server.said(/Going is at (http:\/\/localhost:\d+)"/);
  await post(url, 'key');
  await server.said(/"event":"mail-(unreachable)"/);
  server.child.kill('SIGTERM');
  // npm may forward a signal that the server has already received: it must not cut the shutdown short.
  server.child.kill('SIGINT');
  expect((await server.exited).code).toBe(0);

  const { code, output } = await run('inbox').exited;
  expect(code).toBe(0);
  expect(output).toContain(`${SAMPLE.email}  [waiting, attempt 2 from `);
});

test.each([
  [{}, /No mail server is set \(SMTP_URL\): each message is written as a mail file into (.*data\/mail)/],
  [{ CONTACT_KEEP_MONTHS: '1' }, /(Messages are erased 1 month after they were mailed) \(CONTACT_KEEP_MONTHS\)/],
])('says at the start where mails are written, and how long messages are kept (%j)', async (variables, sentence) => {
  await run('serve', variables).said(sentence);
});

test('starts with a warning each for an unreachable mail server and an open port past the proxy', async () => {
  const port = await freePort();
  // On data of its own: a mail of another test would be tried and logged.
  const own = { DATA_DIR: join(folder, 'new'), SMTP_URL: `smtp://127.0.0.1:${port}`, TRUST_PROXY: '1' };
  const server = run('serve', own);
  await server.said(/"event":"mail-server-unusable"/);
  const { code, output } = await server.end('SIGTERM');
  expect(code).toBe(0);
  const reason = `The mail server 127.0.0.1 port ${port} (SMTP_URL) cannot be used`;
  expect(
    output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { level: 'info', event: 'listening' },
    { level: 'info', event: 'keeping' },
    { level: 'warn', event: 'open-host', text: expect.stringContaining('Set HOST=127.0.0.1') },
    { level: 'warn', event: 'mail-server-unusable', text: expect.stringContaining(reason) },
  ]);
});

test('stops on an unusable settings file with a sentence and no stack trace', async () => {
  const odd = join(folder, 'odd');
  await mkdir(odd);
  await writeFile(join(odd, '.env'), '\ufeffPORT=0\nSMPT_URL=smtp://mail.example.com\n');
  expect(await runProgram('serve', odd, {}).exited).toEqual({
    code: 1,
    output: '.env, line 2: there is no setting SMPT_URL; .env.example has them all.\n',
  });
});
