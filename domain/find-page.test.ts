import { expect, it } from 'vitest';
import { CHECKOUT_STEPS } from './checkout-steps.ts';
import { createPageFinder, redirectLocation } from './find-page.ts';
import { links } from './links.ts';
import { CHECKOUT_IDS } from './package-ids.ts';
import { PAGE_PATHS } from './page-paths.ts';
import { DETAILS_REDIRECTS } from './redirects.ts';

const PAGES = ['/', '/get-started', '/checkout/kickoff/payment', '/checkout/unknown/payment', '/favicon.ico'];
const find = createPageFinder(
  [
    { from: '/started', to: '/get-started' },
    { from: '/prices', to: '/#packages' },
    { from: '/gone', to: '/nowhere' },
    { from: '/old/page.php', to: '/get-started' },
    { from: '/about.html', to: '/' },
    { from: '/blog/*', to: '/' },
    { from: '/blog/2019/*', to: '/get-started' },
    { from: '/blog', to: '/#blog' },
    { from: '/shop', to: 'https://shop.example.com/plans' },
    { from: '/news/*', to: 'https://news.example.com/archive/*' },
  ],
  (path) => PAGES.includes(path),
);

it.each(PAGES)('finds the page of %s', (path) => {
  expect(find(path)).toEqual({ kind: 'page', path });
});

it.each([
  ['/prices', '/#packages'],
  ['/index.html', '/'],
  ['/old/page.php', '/get-started'],
  ['/about.html', '/'],
  ['/shop/', 'https://shop.example.com/plans'],
  // A folder is there too, and an inner path comes before an outer one, whatever their order.
  ['/blog', '/#blog'],
  ['/blog/', '/#blog'],
  ['/blog/2018', '/'],
  ['/blog/2019', '/get-started'],
  ['/blog/2019/05/a.html', '/get-started'],
  // The rest of the path is passed on, and never becomes a query or another host.
  ['/news', 'https://news.example.com/archive/'],
  ['/news/2019/ä b/?#', 'https://news.example.com/archive/2019/%C3%A4%20b/%3F%23'],
  ['/news//elsewhere.example', 'https://news.example.com/archive//elsewhere.example'],
  ['/Checkout/get-rich/Payment', '/checkout/get-rich/payment'],
  ['/get-started,', '/get-started'],
  ['/get-started ', '/get-started'],
  ['/OLD/Page.PHP/', '/get-started'],
  ['/Blog/2019/05', '/get-started'],
  ['/News/2019/Über.html', 'https://news.example.com/archive/2019/%C3%9Cber.html'],
])('redirects %s to %s', (path, to) => {
  expect(find(path)).toEqual({ kind: 'redirect', to });
});

const spelledOtherwise = (path: string) => [
  path.replace(/[a-z]+/g, (word) => word[0]?.toUpperCase() + word.slice(1)),
  path.toUpperCase(),
  `${path}/`,
  `${path}.html`,
  `${path.toUpperCase()}).`,
];
const findOurs = createPageFinder(DETAILS_REDIRECTS, (path) => PAGE_PATHS.includes(path));

it.each(CHECKOUT_IDS.flatMap((id) => CHECKOUT_STEPS.map((step) => links.checkout(id, step.id))))(
  'leads from every spelling of %s to it',
  (path) => {
    expect(findOurs(path)).toEqual({ kind: 'page', path });
    for (const other of spelledOtherwise(path)) expect(findOurs(other), other).toEqual({ kind: 'redirect', to: path });
  },
);

it.each(DETAILS_REDIRECTS)('leads from every spelling of $from straight to $to', ({ from, to }) => {
  for (const other of [from, ...spelledOtherwise(from)])
    expect(findOurs(other), other).toEqual({ kind: 'redirect', to });
});

it('leads for a later step of an unknown package to the page that says so', () => {
  expect(find('/checkout/get-rich/payment')).toEqual({ kind: 'page', path: '/checkout/unknown/payment' });
  expect(find('/checkout/Get-Rich/payment')).toEqual({ kind: 'page', path: '/checkout/unknown/payment' });
  expect(find('/checkout/get-rich')).toEqual({ kind: 'none' });
  expect(find('/checkout/kickoff/receipt')).toEqual({ kind: 'none' });
});

it.each(['/gone', '/nowhere', '//elsewhere.example/', '//elsewhere.example', '/%', '/blogs', '/about'])(
  'finds nothing for %s',
  (path) => {
    expect(find(path)).toEqual({ kind: 'none' });
  },
);

it('keeps the query, before the fragment', () => {
  expect(redirectLocation('/get-started', '?utm=1')).toBe('/get-started?utm=1');
  expect(redirectLocation('/#packages', '?utm=1')).toBe('/?utm=1#packages');
  expect(redirectLocation('/#packages', '')).toBe('/#packages');
  expect(redirectLocation('https://a.example/%C3%A4#b', '?utm=1')).toBe('https://a.example/%C3%A4?utm=1#b');
});

it.each([
  ['/de', { kind: 'page', path: '/de' }],
  ['/de/', { kind: 'redirect', to: '/de' }],
  ['/de/kickoff', { kind: 'page', path: '/de/kickoff' }],
  ['/DE/Kickoff/', { kind: 'redirect', to: '/de/kickoff' }],
  ['/de/prices', { kind: 'redirect', to: '/de#packages' }],
  ['/de/shop', { kind: 'redirect', to: 'https://shop.example.com/plans' }],
  ['/de/checkout/get-rich/payment', { kind: 'page', path: '/de/checkout/unknown/payment' }],
  ['/de/no-such', { kind: 'none' }],
  ['/fr/kickoff', { kind: 'none' }],
])('finds %s among the pages of a language', (path, found) => {
  const pages = ['/', '/kickoff', '/de', '/de/kickoff', '/de/checkout/unknown/payment'];
  const redirects = [
    { from: '/prices', to: '/#packages' },
    { from: '/shop', to: 'https://shop.example.com/plans' },
  ];
  expect(createPageFinder(redirects, (known) => pages.includes(known))(path)).toEqual(found);
});
