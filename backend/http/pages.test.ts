import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fitPackages, fitQuestions } from '../../catalogue/finder.ts';
import { links } from '../../domain/links.ts';
import { fitPackage } from '../../domain/package-fit.ts';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { writeBuiltSite } from '../../tests/running-server.ts';
import { chooseEncoding, createPages, type PageRequest } from './pages.ts';
import { compressSiteFiles, readSiteFiles, type SiteFile } from './site-files.ts';

const folder = await temporaryFolder();
await writeBuiltSite(folder);

const files = await readSiteFiles(folder);
await compressSiteFiles(files, new AbortController().signal);
const pages = createPages(files);

const ASKED = { method: 'GET', query: '', acceptEncoding: undefined, ifNoneMatch: undefined, purpose: undefined };
const get = (path: string, changes: Partial<PageRequest> = {}) => pages({ ...ASKED, path, ...changes });

const title = (body: Uint8Array | null) =>
  /<title>(.*)<\/title>/.exec(new TextDecoder().decode(body ?? undefined))?.[1];

test.each([
  ['/', 'Home'],
  ['/kickoff', 'Kickoff'],
  ['/checkout/kickoff', 'Checkout'],
  ['/checkout/kickoff/payment', 'Payment'],
  ['/nested', 'Nested'],
  ['/k%69ckoff', 'Kickoff'],
  ['/checkout/no-such-package/payment', 'Payment of an unknown package'],
  ['/checkout/no-such-package/confirmation', 'Confirmation of an unknown package'],
])('serves %s as the page %s', (path, expected) => {
  const { status, body, headers } = get(path);
  expect([status, title(body)]).toEqual([200, expected]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

test.each([
  ...['/nope', '/404', '/404.html', '/checkout/unknown', '/checkout/no-such-package', '/checkout/a/b/payment'],
  // A package that there is never shows the page of an unknown one.
  '/checkout/get-started/payment',
  ...['/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json', '/%c0%ae%c0%ae/etc/passwd'],
  ...['/kickoff%00.html', '/%zz', '/_redirects', '/_headers', '//kickoff', '*', '//etc/passwd', 'file:///etc/passwd'],
  ...['/data/going.sqlite', '/_astro/../../data/going.sqlite', '/_astro/..%5c..%5cdata%5cgoing.sqlite'],
  // Nor are these redirected to another site.
  ...['//evil.example/', '/\\evil.example/', '/%5cevil.example/', '/%2fevil.example/'],
])('does not find %j', (path) => {
  const { status, body, headers } = get(path);
  expect([status, title(body), headers['cache-control']]).toEqual([404, 'Oops! Page not found', 'no-cache']);
  expect(headers).not.toHaveProperty('location');
});

test.each([
  ['/kickoff//', '/kickoff'],
  ['/index', '/'],
  ['/nested/index.html', '/nested'],
  ['/checkout/no-such-package/payment/', '/checkout/no-such-package/payment'],
  ['/started', '/get-started'],
  ['/KICKOFF', '/kickoff'],
])('redirects %s to %s permanently, with the query', (path, location) => {
  expect(get(path)).toMatchObject({ status: 308, headers: { location }, body: null });
  expect(get(path, { query: '?a=%20b' }).headers.location).toBe(`${location}?a=%20b`);
});

test('redirects answers submitted without JavaScript to the recommended package', () => {
  const given = Object.fromEntries(fitQuestions.map(({ id, answers }) => [id, answers[0]?.id ?? '']));
  const query = `?${new URLSearchParams(given)}`;
  const fit = fitPackage(fitQuestions, fitPackages, given)?.package ?? '';
  const own = createPages(new Map([...files, [`find/${fit}.html`, files.get('kickoff.html') as SiteFile]]));
  const { status, headers, body } = own({ ...ASKED, path: links.findAnswer, query });
  expect([status, headers['location'], body]).toEqual([303, `/find/${fit}${query}`, null]);
});

test.each(['', '?stage=nowhere', '?stage=__proto__&have=', '?%zz'])('explains incomplete answers (%j)', (query) => {
  expect(title(get(links.findAnswer, { query }).body)).toBe('What each answer speaks for');
});

test('caches hashed files for a year, others for an hour', () => {
  expect(get('/_astro/app.AbC123.js').headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(get('/robots.txt').headers['cache-control']).toBe('public, max-age=3600');
  expect(get('/a%20b.txt').status).toBe(200);
  // They cannot get smaller.
  for (const path of ['/images/dot.png', '/robots.txt'])
    expect(get(path, { acceptEncoding: 'br' }).headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['/kickoff', 'prefetch', 'private, max-age=60'],
  ['/kickoff', 'prefetch;prerender', 'private, max-age=60'],
  ['/kickoff', 'preview', 'no-cache'],
  ['/nope', 'prefetch', 'no-cache'],
  ['/robots.txt', 'prefetch', 'public, max-age=3600'],
])('caches %s, asked for as %s, by %s', (path, purpose, caching) => {
  expect(get(path, { purpose }).headers['cache-control']).toBe(caching);
});

test('serves a page in brotli, gzip or plain, each with its own length and ETag', () => {
  const plain = get('/kickoff');
  const brotli = get('/kickoff', { acceptEncoding: 'gzip, br' });
  const gzip = get('/kickoff', { acceptEncoding: 'gzip, br;q=0' });
  expect(brotliDecompressSync(brotli.body ?? '')).toEqual(plain.body);
  expect(gunzipSync(gzip.body ?? '')).toEqual(plain.body);
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers, body } of [plain, brotli, gzip]) {
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'accept-ranges': 'none' });
    expect(headers['content-length']).toBe(String(body?.length));
    expect(headers.etag).toMatch(/^"[^"]+"$/);
  }
});

test('answers 304 with only the ETag to a client that has the page', () => {
  const acceptEncoding = 'br';
  const { etag = '' } = get('/kickoff', { acceptEncoding }).headers;
  const again = get('/kickoff', { acceptEncoding, ifNoneMatch: `"old", ${etag}` });
  expect(again).toMatchObject({ status: 304, body: null, headers: { etag, vary: 'Accept-Encoding' } });
  expect(again.headers['content-length']).toBeUndefined();
  expect(get('/kickoff', { ifNoneMatch: etag }).status).toBe(200);
  const statusOf = (ifNoneMatch: string) => get('/kickoff', { acceptEncoding, ifNoneMatch }).status;
  expect([etag, `W/${etag}`, '*', '"old"', etag.slice(1, -1)].map(statusOf)).toEqual([304, 304, 304, 200, 200]);
});

test("answers HEAD with GET's headers and no body, and refuses other methods", () => {
  expect(get('/kickoff', { method: 'HEAD' })).toEqual({ ...get('/kickoff'), body: null });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(get('/kickoff', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test.each([
  [undefined, null],
  ['gzip, deflate, BR, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['deflate', null],
] as const)('answers %j with the encoding %j of those that there are', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected);
  expect(chooseEncoding(header, [])).toBeNull();
});
