import { describe, expect, it } from 'vitest';
import { createPageFinder, redirectLocation } from './find-page.ts';

const PAGES = ['/', '/get-started', '/checkout/kickoff/payment', '/checkout/unknown/payment', '/favicon.ico'];
const find = createPageFinder(
  [
    { from: '/started', to: '/get-started' },
    { from: '/prices', to: '/#packages' },
    { from: '/gone', to: '/nowhere' },
  ],
  (path) => PAGES.includes(path),
);

describe('what stands at a path', () => {
  it.each(PAGES)('is the page of %s itself', (path) => {
    expect(find(path)).toEqual({ kind: 'page', path });
  });

  it.each([
    ['/started', '/get-started'],
    ['/started/', '/get-started'],
    ['/prices', '/#packages'],
    ['/get-started/', '/get-started'],
    ['/get-started.html', '/get-started'],
    ['/index.html', '/'],
  ])('is for %s a redirect to %s', (path, to) => {
    expect(find(path)).toEqual({ kind: 'redirect', to });
  });

  it('is for a later step of an unknown package the page that says so', () => {
    expect(find('/checkout/get-rich/payment')).toEqual({ kind: 'page', path: '/checkout/unknown/payment' });
    expect(find('/checkout/get-rich')).toEqual({ kind: 'none' });
    expect(find('/checkout/kickoff/receipt')).toEqual({ kind: 'none' });
  });

  it.each(['/gone', '/nowhere', '//elsewhere.example/', '//elsewhere.example', '/%'])('is nothing for %s', (path) => {
    expect(find(path)).toEqual({ kind: 'none' });
  });
});

it('takes the query along, in front of the part that is named', () => {
  expect(redirectLocation('/get-started', '?utm=1')).toBe('/get-started?utm=1');
  expect(redirectLocation('/#packages', '?utm=1')).toBe('/?utm=1#packages');
  expect(redirectLocation('/#packages', '')).toBe('/#packages');
});
