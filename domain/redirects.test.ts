import { expect, it } from 'vitest';
import { REDIRECTS } from './redirects.ts';

it('leads every short path that the specification names to the page it means', () => {
  expect(Object.fromEntries(REDIRECTS.map(({ from, to }) => [from, to]))).toEqual({
    '/started': '/get-started',
    '/momentum': '/get-momentum',
    '/scale': '/get-scale',
    '/long-term-get-going': '/long-term-teams',
    '/long-term-some-more': '/long-term-teams',
    '/long-term-dedicated': '/long-term-teams',
    '/long-term-basic-team': '/long-term-teams',
    '/long-term-custom': '/long-term-teams',
  });
  expect(REDIRECTS).toHaveLength(8);
});
