import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';

describe('npm run go-live', () => {
  afterEach(() => {
    vi.resetModules();
    vi.doUnmock('./company.ts');
    vi.doUnmock('./logos.ts');
    vi.doUnmock('./stories.ts');
  });

  it('lists every sample that is still in place, and fails', () => {
    const { status, stderr } = spawnSync(process.execPath, ['content/go-live.ts'], { encoding: 'utf8' });
    expect(status).toBe(1);
    const samples = stderr.split('\n').filter((line) => line.startsWith('- '));
    expect(stderr.startsWith(`${samples.length} samples are still in place`)).toBe(true);
    for (const fact of ['name', 'email', 'phone', 'address', 'partnerUrl']) {
      expect(samples).toContain(`- content/company.ts: ${fact}`);
    }
    for (const logo of [
      'Papierboot',
      'Ostwind',
      'Halden',
      'Brightkiln',
      'Mittag',
      'Quarry',
      'Fernweh',
      'Lotse',
      'Kornblume',
    ]) {
      expect(samples).toContain(`- content/logos.ts: ${logo}`);
    }
    expect(samples.filter((line) => line.startsWith('- content/stories.ts: '))).toHaveLength(4);
  });

  it('says that the site is ready once nothing is a sample any more', async () => {
    vi.doMock('./company.ts', () => ({ sampleFacts: [] }));
    vi.doMock('./logos.ts', () => ({ logos: [{ id: 'a', name: 'Real', isSample: false }] }));
    vi.doMock('./stories.ts', () => ({ stories: [{ name: 'Real', company: 'Real', isSample: false }] }));
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await import('./go-live.ts');
    expect(log).toHaveBeenCalledWith('Every fact is real: the site is ready to go live.');
    expect(process.exitCode).toBeUndefined();
  });
});
