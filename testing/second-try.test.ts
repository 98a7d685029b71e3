import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SECOND_TRY, storiesOnSecondTry } from './second-try.ts';

it('names each story that passed on its second try, and fails for one that never does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'going-tries-'));
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await writeFile(
      join(folder, 'tries.spec.ts'),
      `import { expect, test } from '@playwright/test';
       test('at once', () => {});
       test.describe('later', () => {
         test('at the second try', ({}, { retry }) => expect(retry).toBe(1));
       });
       test('never', () => expect(1).toBe(2));`,
    );
    const playwright = resolve('node_modules/@playwright/test/cli.js');
    const report = await new Promise<string>((done) => {
      const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' };
      const args = [playwright, 'test', '--reporter=json', '--workers=1', ...SECOND_TRY];
      execFile(process.execPath, args, { cwd: folder, env }, (_, stdout) => done(stdout));
    });
    const read = JSON.parse(report);
    expect(storiesOnSecondTry(read)).toEqual(['tries.spec.ts:4 at the second try']);
    expect(read.stats).toMatchObject({ expected: 1, flaky: 1, unexpected: 1 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
