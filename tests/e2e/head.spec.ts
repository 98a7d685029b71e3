import { company } from '../../content/company.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links, MANIFEST_PATH, PLAIN_TEXT_PATH, SECURITY_PATH } from '../../domain/links.ts';
import { picturePath } from '../../domain/page-paths.ts';
import { formatAmount } from '../../domain/price.ts';
import { decode, headOf, servedPages, wordsOf } from './routes.ts';
import { expect, test } from './site.ts';

const SITE = 'http://localhost:3000';
const SHARED_BYTES = 120 * 1024;
/** Scripts from our own origin, or with a listed hash. */
const POLICY =
  /"default-src 'self';.*form-action 'self';base-uri 'none';object-src 'none'; script-src 'self'( 'sha256-\S+')+;/;

test("names in every head the page's address, language, policy, icons and its own sharing picture", async ({
  request,
}) => {
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
    expect(html, `the policy of ${path}`).toMatch(POLICY);
    // Web clippers leave out what has this in a class.
    expect(html, path).not.toMatch(/class="[^"]*popular/);
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
    if (!isListed) continue;
    const { origin, pathname, search } = new URL(meta('og:image'));
    expect([origin, pathname, search]).toEqual([SITE, picturePath(path), expect.stringMatching(/^\?v=[0-9a-f]{8}$/)]);
    const picture = await request.get(pathname + search);
    expect(picture.headers()['content-type'], path).toBe('image/png');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, `bytes of the picture of ${path}`).toBeLessThan(SHARED_BYTES);
    expect(pictures.get(png.toString('base64')), `${path} is shared with the picture of another page`).toBeUndefined();
    pictures.set(png.toString('base64'), path);
  }
});

test('tells search engines only what is on the page, and rates nothing', async ({ request }) => {
  for (const [path, html] of await servedPages(request)) {
    const { data, isListed, canonical } = headOf(html);
    if (!data) continue;
    expect(isListed, `${path} is kept out of search results, and yet speaks to them`).toBe(true);
    expect(data, path).not.toMatch(/Review|Rating/);
    const words = wordsOf(html);
    for (const [, price] of data.matchAll(/"price":"([\d.]+)"/g))
      expect(words, path).toContain(decode(formatAmount(Math.round(Number(price) * 100))));
    for (const [, url = ''] of data.matchAll(/"url":"([^"]+)"/g)) expect(new URL(url).origin).toBe(SITE);
    if (path !== links.home) expect(data.match(/"item":"[^"]+"/g)?.at(-1), path).toBe(`"item":"${canonical}"`);
  }
});

test('serves machine-readable files with their types, and the icons and pages they name exist', async ({ request }) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  for (const path of [SECURITY_PATH, PLAIN_TEXT_PATH]) expect(await typeOf(path)).toBe('text/plain; charset=utf-8');
  expect(await typeOf(MANIFEST_PATH)).toBe('application/manifest+json; charset=utf-8');
  const { icons } = (await (await request.get(MANIFEST_PATH)).json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const text = await (await request.get(PLAIN_TEXT_PATH)).text();
  for (const [, address = ''] of text.matchAll(/\]\(([^)]*)\)/g)) {
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(SITE);
    expect((await request.get(pathname)).status(), address).toBe(200);
  }
});
