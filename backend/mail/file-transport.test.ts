import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { createFileTransport } from './file-transport.ts';
import type { Mail } from './mail.ts';

const folder = await temporaryFolder();

const MAIL: Mail = {
  messageId: '<0f1e-22@going.example>',
  date: new Date('2026-03-01T12:34:56Z'),
  from: { name: 'Going website', address: 'website@going.example' },
  to: [{ name: '', address: 'hello@going.example' }],
  replyTo: { name: '', address: 'ada@example.com' },
  subject: 'Grüße 🚀',
  text: 'one\ntwo',
  html: '<p>one</p>',
};
const NEVER = new AbortController().signal;

test('writes a mail as one whole file, however often it is sent', async () => {
  const path = join(folder, 'mail');
  const transport = createFileTransport(path);
  expect(await transport.send(MAIL, NEVER)).toEqual({ kind: 'written' });
  expect(await transport.send(MAIL, NEVER)).toEqual({ kind: 'written' });
  expect(await readdir(path)).toEqual(['2026-03-01T12-34-56.000Z-0f1e-22.eml']);
  const parsed = await PostalMime.parse(await readFile(join(path, '2026-03-01T12-34-56.000Z-0f1e-22.eml')));
  expect([parsed.subject, parsed.text?.trim()]).toEqual(['Grüße 🚀', 'one\ntwo']);
});

test('keeps to its folder, whatever the id', async () => {
  const path = join(folder, 'safe');
  await createFileTransport(path).send({ ...MAIL, messageId: '<../../escaped@going.example>' }, NEVER);
  expect(await readdir(path)).toEqual(['2026-03-01T12-34-56.000Z-escaped.eml']);
});

test('reports a folder that cannot be written', async () => {
  const path = join(folder, 'a-file');
  await writeFile(path, '');
  expect((await createFileTransport(path).send(MAIL, NEVER)).kind).toBe('unreachable');
});
