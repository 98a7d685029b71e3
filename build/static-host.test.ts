import { expect, test } from 'vitest';
import { pageHeaders } from '../backend/http/headers.ts';
import { languages } from '../content/languages.ts';
import { pathIn } from '../domain/language.ts';
import { DETAILS_REDIRECTS } from '../domain/redirects.ts';
import { headersFile, redirectPages } from './static-host.ts';

test('lists the headers that our server sends, its caching of hashed files, and the media types of others', () => {
  const supabase = ['https://abc.supabase.co'];
  const [everywhere = '', ...others] = headersFile(supabase).split('\n\n');
  const headers = Object.entries(pageHeaders(supabase)).map(([name, value]) => `  ${name}: ${value}`);
  expect(everywhere.split('\n')).toEqual(['/*', ...headers]);
  const rules = Object.fromEntries(others.map((rule) => rule.trim().split('\n  ')));
  expect(rules['/_astro/*']).toBe('cache-control: public, max-age=31536000, immutable');
  expect(rules['/.well-known/security.txt']).toBe('content-type: text/plain; charset=utf-8');
  for (const code of Object.keys(languages)) {
    expect(rules[pathIn(code, '/site.webmanifest')]).toBe('content-type: application/manifest+json; charset=utf-8');
    expect(rules[pathIn(code, '/llms.txt')]).toBe('content-type: text/plain; charset=utf-8');
  }
});

const SITE = 'https://www.example.com';

test('writes a folder with a page for each short path of a package', () => {
  const pages = redirectPages(SITE);
  for (const { from } of DETAILS_REDIRECTS) expect([...pages.keys()]).toContain(`${from.slice(1)}/index.html`);
  const page = pages.get('started/index.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/get-started/">');
  expect(page).toContain(`<link rel="canonical" href="${SITE}/get-started/">`);
  expect(page).toContain(`<a href="/get-started/">${SITE}/get-started/</a>`);
});

test("leads to a part of a page, to the home page and to another site's folder", () => {
  const pages = redirectPages(SITE, [
    { from: '/old/page.php', to: '/#packages' },
    { from: '/about.html', to: '/imprint#contact' },
    { from: '/blog/*', to: 'https://blog.example.com/archive/*' },
    { from: '/plans', to: 'https://shop.example.com/plans' },
  ]);
  const led = [...pages].map(([file, html]) => [file, /url=([^"]*)/.exec(html)?.[1]]);
  expect(Object.fromEntries(led)).toEqual({
    'old/page.php/index.html': '/#packages',
    'about.html/index.html': '/imprint/#contact',
    'blog/index.html': 'https://blog.example.com/archive/',
    'plans/index.html': 'https://shop.example.com/plans',
  });
});

test('prefers a path by itself to the folder of the same name', () => {
  const pages = redirectPages(SITE, [
    { from: '/blog/*', to: '/compare' },
    { from: '/blog', to: '/find' },
  ]);
  expect([pages.size, pages.get('blog/index.html')]).toEqual([1, expect.stringContaining('url=/find/')]);
});
