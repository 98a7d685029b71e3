import type { APIRequestContext } from '@playwright/test';
import { company } from '../content/company.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams, teams } from '../content/teams.ts';
import { links, MANIFEST_PATH, PLAIN_TEXT_PATH, SECURITY_PATH, SITEMAP_PATH } from '../domain/links.ts';
import { formatAmount, formatPrice } from '../domain/price.ts';
import { ANSWERS, printed, ROUTES } from './routes.ts';
import { expect, test } from './site.ts';

// What pages say to those who do not look at them: browsers, search engines, networks on which they are shared, programs.

const SITE = 'http://localhost:3000';
const PATHS = [...ROUTES, ...ANSWERS].map(({ path }) => path);
const SHARED_BYTES = 120 * 1024;

type Head = {
  title: string;
  canonical: string | undefined;
  isListed: boolean;
  data: string | undefined;
  html: string;
} & {
  meta: (name: string) => string;
};

/** The head of a page as it is served. */
async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) =>
    decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]);
  return {
    title: decode(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    isListed: !head.includes('<meta name="robots" content="noindex"'),
    data: /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1],
    html,
    meta,
  };
}

function decode(text = ''): string {
  return text
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** The words of a page as one line. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return decode(body.replaceAll(/<!--[^>]*-->/g, '').replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');
}

test('no two pages are described alike', async ({ request }) => {
  const descriptions = new Map<string, string>();
  for (const path of PATHS) {
    const description = (await headOf(request, path)).meta('description');
    expect(
      descriptions.get(description),
      `${path} and another page are both described as '${description}'`,
    ).toBeUndefined();
    descriptions.set(description, path);
  }
});

test('the head of every page names its address, language, icons and how it is shared', async ({ request }) => {
  for (const path of [...PATHS, '/no-such-page']) {
    const { title, canonical, isListed, meta, html } = await headOf(request, path);
    expect(canonical, path).toBe(isListed ? new URL(path, SITE).href : undefined);
    expect(html).toContain('<html lang="en-GB">');
    for (const link of [
      'rel="icon" href="/favicon.svg"',
      'rel="apple-touch-icon"',
      `rel="manifest" href="${MANIFEST_PATH}"`,
    ]) {
      expect(html, path).toContain(link);
    }
    expect(meta('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(meta('og:site_name')).toBe(company.name);
    expect(meta('og:locale')).toBe('en_GB');
    expect(meta('og:type')).toBe('website');
    expect(`${meta('og:title')} – ${company.name}`, path).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    if (isListed) expect(meta('og:url')).toBe(canonical);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).toContain(company.name);
    expect(meta('twitter:card')).toBe('summary_large_image');
  }
});

test('every public page is shared with a picture of its own, which is there, large enough and light', async ({
  request,
}) => {
  const pictures = new Map<string, string>();
  for (const path of PATHS) {
    const { meta, isListed } = await headOf(request, path);
    const { origin, pathname, search } = new URL(meta('og:image'));
    expect(origin).toBe(SITE);
    const response = await request.get(pathname + search);
    expect(response.headers()['content-type'], path).toBe('image/png');
    const png = await response.body();
    // The size stands in a PNG's first chunk.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(png.length, `bytes of the picture of ${path}`).toBeLessThan(SHARED_BYTES);
    if (!isListed) continue;
    const bytes = png.toString('base64');
    expect(pictures.get(bytes), `${path} and another page are shared with the same picture`).toBeUndefined();
    pictures.set(bytes, path);
  }
});

test('the picture of a package is described with its name and its price', async ({ request }) => {
  for (const pack of packages) {
    const { meta } = await headOf(request, links.package(pack.id));
    expect(meta('og:image:alt')).toContain(pack.name);
    expect(meta('og:image:alt')).toContain(printed(pack, 'page'));
  }
});

type Node = { [key: string]: unknown };

/** Every object within a value, itself included. */
function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

test('what a page says to search engines stands on the page', async ({ request }) => {
  const kinds = new Set<string>();
  for (const path of PATHS) {
    const { data, html, isListed, canonical } = await headOf(request, path);
    if (!data) continue;
    expect(isListed, `${path} is kept out of search results, and yet speaks to them`).toBe(true);
    const words = wordsOf(html);
    const nodes = objectsIn(JSON.parse(data));
    for (const node of nodes) {
      const kind = String(node['@type'] ?? '');
      kinds.add(kind);
      expect(kind, path).not.toMatch(/Review|Rating/);
      if (kind === 'Offer') {
        const price = formatAmount(Math.round(Number(node['price']) * 100));
        expect(words, `${path} says ${price} to machines`).toContain(price);
      }
      if (['Service', 'Offer', 'Organization'].includes(kind) && node['name']) {
        expect(words, path).toContain(String(node['name']));
      }
      if (typeof node['url'] === 'string') expect(new URL(node['url']).origin).toBe(SITE);
    }
    const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as Node[] | undefined;
    if (path !== links.home) expect(crumbs?.at(-1)?.['item'], path).toBe(canonical);
  }
  for (const kind of ['Organization', 'WebSite', 'Service', 'Offer', 'UnitPriceSpecification']) {
    expect(kinds).toContain(kind);
  }
});

test('the manifest names the site and icons that are there, in their sizes', async ({ request }) => {
  const response = await request.get(MANIFEST_PATH);
  expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe(company.name);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('programs read in plain text what is sold, for how much, and how to reach us', async ({ request }) => {
  const response = await request.get(PLAIN_TEXT_PATH);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  for (const pack of packages) {
    const suffix = pack.pricingSuffix.startsWith('/') ? pack.pricingSuffix : ` ${pack.pricingSuffix}`;
    expect(text).toContain(`[${pack.name}](${SITE}${links.package(pack.id)}): ${printed(pack, 'page')}${suffix}\n`);
  }
  for (const { cost } of teams) {
    if (cost !== 'custom') expect(text).toContain(formatPrice(cost, longTermTeams.pricingSuffix));
  }
  for (const fact of [company.email, company.phone, company.address.street]) expect(text).toContain(fact);
  for (const [, address = ''] of text.matchAll(/\]\(([^)]*)\)/g)) {
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(SITE);
    expect((await request.get(pathname)).status(), address).toBe(200);
  }
});

test('who finds a hole in the site reads whom to tell, in a note that has not expired', async ({ request }) => {
  const response = await request.get(SECURITY_PATH);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${company.email}`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});

test('a date in the sitemap is that of a change that has been made', async ({ request }) => {
  const index = await (await request.get(SITEMAP_PATH)).text();
  for (const [, map = ''] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const text = await (await request.get(new URL(map).pathname)).text();
    for (const [, date = ''] of text.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(date)).toBeGreaterThan(Date.parse('2020-01-01'));
    }
  }
});
