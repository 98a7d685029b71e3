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

describe('a path', () => {
  it.each(PAGES)('leads to the page of %s', (path) => {
    expect(find(path)).toEqual({ kind: 'page', path });
  });

  it.each([
    ['/started', '/get-started'],
    ['/started/', '/get-started'],
    ['/prices', '/#packages'],
    ['/get-started/', '/get-started'],
    ['/get-started.html', '/get-started'],
    ['/index.html', '/'],
  ])('redirects %s to %s', (path, to) => {
    expect(find(path)).toEqual({ kind: 'redirect', to });
  });

  it("of an unknown package's later step leads to the page that says so", () => {
    expect(find('/checkout/get-rich/payment')).toEqual({ kind: 'page', path: '/checkout/unknown/payment' });
    expect(find('/checkout/get-rich')).toEqual({ kind: 'none' });
    expect(find('/checkout/kickoff/receipt')).toEqual({ kind: 'none' });
  });

  it.each(['/gone', '/nowhere', '//elsewhere.example/', '//elsewhere.example', '/%'])(
    'leads nowhere for %s',
    (path) => {
      expect(find(path)).toEqual({ kind: 'none' });
    },
  );
});

it('keeps the query, before the fragment', () => {
  expect(redirectLocation('/get-started', '?utm=1')).toBe('/get-started?utm=1');
  expect(redirectLocation('/#packages', '?utm=1')).toBe('/?utm=1#packages');
  expect(redirectLocation('/#packages', '')).toBe('/#packages');
});
