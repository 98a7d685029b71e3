import { afterEach, expect, it, vi } from 'vitest';
import { kickoff } from '../content/packages/kickoff.ts';
import { links } from '../domain/links.ts';

afterEach(() => {
  vi.doUnmock('../content/packages/packages.ts');
  vi.resetModules();
});

it('puts a single package at the start of the momentum line, also in its picture', async () => {
  vi.resetModules();
  vi.doMock('../content/packages/packages.ts', () => ({ packages: [kickoff] }));
  const { pagePictures } = await import('./page-pictures.ts');
  expect(pagePictures('single').get(links.package('kickoff'))?.stretch).toBe('flat');
  const { climbOf } = await import('./climb.ts');
  expect([climbOf('kickoff'), climbOf('long-term-teams')]).toEqual([0, 'steady']);
});
