import type { APIRoute } from 'astro';
import { links } from '../../domain/links.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(links.sitemap, site).href}\n`);
