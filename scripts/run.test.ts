import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runCommand } from '../testing/program.ts';

// A program that runs another one and prints something after it.
const OUTER = `import { run } from ${JSON.stringify(resolve('scripts/run.ts'))};
await run(process.execPath, ['-e', process.argv[1]]);
console.log('went on');`;

let group: number | undefined;
afterEach(() => {
  // Left over by a failed test.
  try {
    if (group) process.kill(-group, 'SIGKILL');
  } catch {}
});

test('ends the program it runs on a signal, then itself, and runs nothing afterwards', async () => {
  const inner = `process.on('SIGTERM', () => { console.log('inner ended'); process.exit(0); });
    console.log('inner runs'); setInterval(() => {}, 1_000);`;
  const outer = runCommand(process.execPath, ['--input-type=module', '-e', OUTER, inner], { detached: true });
  group = outer.child.pid;
  await outer.said(/(inner runs)/);
  outer.child.kill('SIGTERM');
  expect((await outer.exited).output).toBe('inner runs\ninner ended\n');
  expect(outer.child.signalCode).toBe('SIGTERM');
});
