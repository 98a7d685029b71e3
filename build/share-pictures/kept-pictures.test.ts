import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { pngOf } from './kept-pictures.ts';

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="${fill}" d="M0 0h30v20H0z"/></svg>`;

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

test('draws a picture once, and again when it has changed', async () => {
  const kept = join(folder, 'kept');
  const first = await pngOf(svg('#123456'), kept);
  expect(first.drawn).toBe(true);
  const second = await pngOf(svg('#123456'), kept);
  expect(second.drawn).toBe(false);
  expect(Buffer.from(second.png)).toEqual(Buffer.from(first.png));
  expect((await pngOf(svg('#654321'), kept)).drawn).toBe(true);
  expect(readdirSync(kept)).toHaveLength(2);
});

test('produces identical bytes anywhere, also without a cache', async () => {
  const first = await pngOf(svg('#123456'), join(folder, 'kept'));
  // A file stands where the folder should be made.
  writeFileSync(join(folder, 'file'), '');
  const second = await pngOf(svg('#123456'), join(folder, 'file'));
  expect(second.drawn).toBe(true);
  expect(Buffer.from(second.png)).toEqual(Buffer.from(first.png));
});
