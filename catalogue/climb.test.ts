import { expect, it, vi } from 'vitest';
import { links } from '../domain/links.ts';

vi.mock('../content/packages/packages.ts', async () => {
  const { kickoff } = await import('../content/packages/kickoff.ts');
  return { packages: [kickoff] };
});

it('puts a single package at the start of the momentum line, also in its picture', async () => {
  const { pagePictures } = await import('./page-pictures.ts');
  expect(pagePictures('single').get(links.package('kickoff'))?.stretch).toBe('flat');
  const { climbOf } = await import('./climb.ts');
  expect([climbOf('kickoff'), climbOf('long-term-teams')]).toEqual([0, 'steady']);
});
