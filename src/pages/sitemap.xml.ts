import type { APIRoute } from 'astro';
import { PACKAGE_IDS } from '../../domain/package-ids.ts';
import { links } from '../links.ts';

/** The pages that search engines should find. */
const PAGES = [links.home, ...PACKAGE_IDS.map((id) => links.package(id))];

export const GET: APIRoute = ({ site }) => {
  const urls = PAGES.map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
