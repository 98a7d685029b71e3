import { expect, test } from 'vitest';
import { pageHeaders } from '../backend/http/headers.ts';
import { createPages } from '../backend/http/pages.ts';
import { languages } from '../content/languages.ts';
import { pathIn } from '../domain/language.ts';
import { DETAILS_REDIRECTS } from '../domain/redirects.ts';
import { headersFile, redirectPages } from './static-host.ts';

function parse(file: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of file.split('\n').filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) current[name] = value;
    else rules[line] = current = {};
  }
  return rules;
}

test('lists the headers that our server sends, with the same caching of hashed files', () => {
  const rules = parse(headersFile());
  expect(Object.keys(rules).slice(0, 2)).toEqual(['/*', '/_astro/*']);
  expect(rules['/*']).toEqual(pageHeaders());
  const files = new Map([
    ['_astro/a.js', { body: new Uint8Array(), type: 'text/javascript', hash: 'h', isCompressed: false }],
  ]);
  const request = {
    method: 'GET',
    path: '/_astro/a.js',
    query: '',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    purpose: undefined,
  };
  const { headers } = createPages(files)(request);
  expect(headers).toMatchObject({ ...rules['/*'], ...rules['/_astro/*'] });
});

test('lists the media types that our server sends for machine-readable files', () => {
  const rules = parse(headersFile());
  expect(rules['/.well-known/security.txt']).toEqual({ 'content-type': 'text/plain; charset=utf-8' });
  for (const code of Object.keys(languages)) {
    const type = (path: string) => rules[pathIn(code, path)]?.['content-type'];
    expect(type('/site.webmanifest')).toBe('application/manifest+json; charset=utf-8');
    expect(type('/llms.txt')).toBe('text/plain; charset=utf-8');
  }
});

test('allows forms to post to the hosted function, if there is one', () => {
  const policy = parse(headersFile(['https://abc.supabase.co']))['/*']?.['content-security-policy'];
  expect(policy).toContain("form-action 'self' https://abc.supabase.co");
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
