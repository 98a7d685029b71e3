import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { recordDuration, runSteps } from './durations.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, 'none/durations.json');
  vi.spyOn(console, 'log').mockReturnValue();
});

test('says which step of how many runs, and the time left once each has run before', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const taking = (ms: number) => async () => {
    now += ms;
  };
  const steps = { 'format and types': taking(20_000), build: taking(5_000) };
  await runSteps(steps, file);
  await runSteps(steps, file);
  expect(vi.mocked(console.log).mock.calls.flat()).toEqual([
    'Step 1 of 2: format and types',
    'Step 2 of 2: build',
    'Step 1 of 2: format and types, about 25 s left',
    'Step 2 of 2: build, about 5 s left',
  ]);
});

test('promises no time while one of the steps has never run', async () => {
  await recordDuration('build', 5_000, file);
  await runSteps({ build: async () => {}, 'browser stories': async () => {} }, file);
  expect(vi.mocked(console.log).mock.calls.flat()).toEqual(['Step 1 of 2: build', 'Step 2 of 2: browser stories']);
});
