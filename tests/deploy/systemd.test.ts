import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { SERVER_SETTINGS } from '../../backend/settings.ts';
import { temporaryFolder } from '../afterwards.ts';

const run = promisify(execFile);
const ANALYZE = '/usr/bin/systemd-analyze';
const UNITS = ['going.service', 'going.socket'];
// systemd's own measure, from 0 for nothing exposed to 10; up to 2 it says OK.
const LEAST_EXPOSED = 2;

const folder = await temporaryFolder();
beforeAll(async () => {
  await mkdir(join(folder, 'current'));
  for (const name of UNITS) {
    const unit = await readFile(`deploy/${name}`, 'utf8');
    await writeFile(
      join(folder, name),
      unit.replaceAll('/srv/going', folder).replace('=node ', `=${process.execPath} `),
    );
  }
});

describe.skipIf(!existsSync(ANALYZE))('systemd', () => {
  test('accepts the units of deploy/', async () => {
    const { stdout, stderr } = await run(ANALYZE, ['verify', '--man=no', ...UNITS.map((name) => join(folder, name))]);
    // It looks at the units of the machine too, of which others have written some.
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('going'))).toEqual([]);
  });

  test('rates the service as hardly exposed', async () => {
    const options = ['security', '--no-pager', '--offline=true', `--threshold=${LEAST_EXPOSED * 10}`];
    const { stdout } = await run(ANALYZE, [...options, join(folder, 'going.service')]);
    expect(stdout).toContain('Overall exposure level for going.service');
  });
});

test('finds only server settings in the environment example', async () => {
  const lines = (await readFile('deploy/going.env', 'utf8')).split('\n');
  const names = lines.filter((line) => /^\w/.test(line)).map((line) => line.split('=')[0] as string);
  expect(names.filter((name) => !(name in SERVER_SETTINGS.shape))).toEqual([]);
  expect(names).toContain('TRUST_PROXY');
});
