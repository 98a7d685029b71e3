import { company } from '../../content/company.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links, MANIFEST_PATH, PLAIN_TEXT_PATH, SECURITY_PATH } from '../../domain/links.ts';
import { formatAmount } from '../../domain/price.ts';
import { decode, headOf, servedPages, wordsOf } from './routes.ts';
import { expect, test } from './site.ts';

const SITE = 'http://localhost:3000';
const SHARED_BYTES = 120 * 1024;

test("names in every head the page's address, language, icons and its own sharing picture", async ({ request }) => {
  const pictures = new Map<string, string>();
  for (const [path, html] of await servedPages(request)) {
    const { title, canonical, isListed, meta } = headOf(html);
    expect(canonical, path).toBe(isListed ? new URL(path, SITE).href : undefined);
    for (const part of [
      `<html lang="${LANGUAGE}">`,
      'rel="icon" href="/favicon.svg"',
      'rel="apple-touch-icon"',
      `rel="manifest" href="${MANIFEST_PATH}"`,
    ])
      expect(html, path).toContain(part);
    expect(meta('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(`${meta('og:title')} – ${meta('og:site_name')}`, path).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url'), path).toBe(canonical ?? meta('og:url'));
    expect([meta('og:locale'), meta('og:type'), meta('twitter:card')]).toEqual([
      LANGUAGE.replace('-', '_'),
      'website',
      'summary_large_image',
    ]);
    expect(meta('og:image:alt')).toContain(company.name);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    if (!isListed) continue;
    const { origin, pathname, search } = new URL(meta('og:image'));
    expect(origin).toBe(SITE);
    const picture = await request.get(pathname + search);
    expect(picture.headers()['content-type'], path).toBe('image/png');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, `bytes of the picture of ${path}`).toBeLessThan(SHARED_BYTES);
    expect(pictures.get(png.toString('base64')), `${path} is shared with the picture of another page`).toBeUndefined();
    pictures.set(png.toString('base64'), path);
  }
});

type Node = { [key: string]: unknown };

function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

test('tells search engines only what is on the page', async ({ request }) => {
  for (const [path, html] of await servedPages(request)) {
    const { data, isListed, canonical } = headOf(html);
    if (!data) continue;
    expect(isListed, `${path} is kept out of search results, and yet speaks to them`).toBe(true);
    const words = wordsOf(html);
    const nodes = objectsIn(JSON.parse(data));
    for (const node of nodes) {
      const kind = String(node['@type'] ?? '');
      expect(kind, path).not.toMatch(/Review|Rating/);
      if (kind === 'Offer')
        expect(words, path).toContain(decode(formatAmount(Math.round(Number(node['price']) * 100))));
      if (['Service', 'Offer', 'Organization'].includes(kind) && node['name'])
        expect(words, path).toContain(String(node['name']));
      if (typeof node['url'] === 'string') expect(new URL(node['url']).origin).toBe(SITE);
    }
    const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as Node[] | undefined;
    if (path !== links.home) expect(crumbs?.at(-1)?.['item'], path).toBe(canonical);
  }
});

test('serves machine-readable files with their types, and the icons and pages they name exist', async ({ request }) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await typeOf(SECURITY_PATH)).toBe('text/plain; charset=utf-8');
  expect(await typeOf(PLAIN_TEXT_PATH)).toBe('text/plain; charset=utf-8');
  expect(await typeOf(MANIFEST_PATH)).toBe('application/manifest+json; charset=utf-8');
  const { name, icons } = (await (await request.get(MANIFEST_PATH)).json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toBe(company.name);
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const text = await (await request.get(PLAIN_TEXT_PATH)).text();
  for (const fact of [company.email, company.phone, company.address.street]) expect(text).toContain(fact);
  for (const [, address = ''] of text.matchAll(/\]\(([^)]*)\)/g)) {
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(SITE);
    expect((await request.get(pathname)).status(), address).toBe(200);
  }
});
