import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ownSamples } from '../../build/content-check/samples.ts';
import { company } from '../../content/company.ts';
import { describeKeeping } from '../../domain/message-keeping.ts';

const SCRIPTS = { 'go-live': 'backend/owner/go-live.ts', 'check-setup': 'build/check-setup.ts' };

function run(script: keyof typeof SCRIPTS, variables: Record<string, string>) {
  const env = { ...process.env, SMTP_URL: '', PUBLIC_SUPABASE_URL: '', ...variables };
  return spawnSync(process.execPath, [SCRIPTS[script]], { encoding: 'utf8', env });
}

const AT_HOME = { PUBLIC_SITE_URL: 'http://localhost:3000', CONTACT_TO: 'a@going.example' };

test('npm run go-live lists every sample and every local setting in at most 40 lines, and fails', async () => {
  const { status, stderr, stdout } = run('go-live', AT_HOME);
  const groups = await ownSamples();
  for (const { title, remedy, samples } of groups) {
    expect(stderr.split(`${title}: ${remedy}.\n`)).toHaveLength(2);
    for (const { what } of samples) expect(stderr).toContain(what);
  }
  expect(stderr).toMatch(
    new RegExp(`^${groups.flatMap(({ samples }) => samples).length + 3} things are left to do:\n`),
  );
  for (const name of ['PUBLIC_SITE_URL', 'SMTP_URL', 'CONTACT_TO']) expect(stderr).toContain(name);
  for (const name of ['people', 'noticePeriod', 'billingStart', 'paymentDue', 'packageHours'])
    expect(stdout).toContain(name);
  expect(stdout).toContain(describeKeeping(company.messagesKeptMonths));
  expect(stdout).toMatch(/TRUST_PROXY.*No backup is noted/s);
  expect((stdout + stderr).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  expect(status).toBe(1);
});

test('checks no local mail server for a hosted project', () => {
  for (const script of ['go-live', 'check-setup'] as const) {
    const { stdout, stderr } = run(script, { ...AT_HOME, PUBLIC_SUPABASE_URL: 'https://project.supabase.co' });
    expect(stdout).toContain('A hosted project takes the messages');
    expect(stdout + stderr).not.toContain('SMTP_URL');
  }
});

test('npm run check-setup checks everything, and ends with what to do', () => {
  const { status, stdout } = run('check-setup', AT_HOME);
  for (const what of ['PUBLIC_SITE_URL', 'The content can be built', 'TRUST_PROXY', 'SMTP_URL', 'DATA_DIR']) {
    expect(stdout).toContain(what);
  }
  expect(stdout).toMatch(/\n\nWhat to do:\n1\. .+\n/);
  expect(status).toBe(1);
});
