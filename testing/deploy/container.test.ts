import { execFileSync, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASE_FILE } from '../../backend/database/sqlite.ts';
import { jsonPost } from '../contact-function.ts';
import { freePort } from '../listen.ts';
import { SAMPLE } from '../sample-message.ts';

// Builds and runs the image of `deploy/Containerfile`. Run separately (`npm run test:container`), because it takes minutes
// and needs an image registry.

const MINUTES = 60_000;
const MEGABYTE = 1_000_000;
const MOST_MEGABYTES = 250;
const NAME = `going-test-${process.pid}`;
const ADDRESS = 'https://www.example.com';

/** The command that builds and runs images here, and the option that keeps health checks. */
const builder = [
  { command: 'docker', format: [] },
  { command: 'podman', format: ['--format', 'docker'] },
].find(({ command }) => spawnSync(command, ['info']).status === 0);
if (!builder) console.warn('deploy/Containerfile is not tried: that needs Docker or Podman.');

describe.skipIf(!builder)('the image', () => {
  const run = (...args: string[]) => execFileSync(builder?.command ?? '', args, { encoding: 'utf8' }).trim();
  const inContainer = (...command: string[]) => run('exec', NAME, ...command);
  let url: string;
  beforeAll(async () => {
    const settings = ['--build-arg', `PUBLIC_SITE_URL=${ADDRESS}`];
    run('build', ...(builder?.format ?? []), '-f', 'deploy/Containerfile', ...settings, '-t', NAME, '.');
    const port = await freePort();
    const narrow = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
    const options = ['-p', `127.0.0.1:${port}:3000`, '-v', `${NAME}:/data`, '-e', 'SMTP_URL=files'];
    run('run', '-d', '--name', NAME, ...narrow, ...options, NAME);
    url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
      if (run('inspect', '--format', '{{.State.Status}}', NAME) !== 'running') throw new Error(run('logs', NAME));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, 20 * MINUTES);
  afterAll(() => {
    run('rm', '--force', NAME);
    run('volume', 'rm', NAME);
    run('rmi', NAME);
  });

  test('is small', () => {
    expect(Number(run('image', 'inspect', '--format', '{{.Size}}', NAME)) / MEGABYTE).toBeLessThan(MOST_MEGABYTES);
  });

  test("serves the site at its build's address, and keeps messages in its volume", async () => {
    expect(await (await fetch(`${url}/kickoff`)).text()).toContain(`${ADDRESS}/kickoff`);
    expect((await fetch(jsonPost(SAMPLE, {}, url))).status).toBe(200);
    expect(inContainer('ls', '/data')).toContain(DATABASE_FILE);
    expect(inContainer('node_modules/.bin/node', 'backend/inbox/inbox.ts')).toContain(SAMPLE.email);
  });

  test('runs as an unprivileged user, as the server itself, and writes only to its volume', () => {
    expect(inContainer('id', '-u')).toBe('10001');
    expect(inContainer('cat', '/proc/1/cmdline')).toBe('node_modules/.bin/node\0backend/server.ts\0');
    expect(() => inContainer('touch', '/srv/going/written')).toThrow(/Read-only/);
  });

  test('reports itself healthy, and exits when stopped', () => {
    const [first, ...check] = JSON.parse(run('inspect', '--format', '{{json .Config.Healthcheck.Test}}', NAME));
    expect(first).toBe('CMD');
    expect(() => inContainer(...check)).not.toThrow();
    run('stop', NAME);
    expect(run('inspect', '--format', '{{.State.ExitCode}}', NAME)).toBe('0');
  });
});
