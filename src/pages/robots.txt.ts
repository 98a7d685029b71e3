import type { APIRoute } from 'astro';
import { SITEMAP_PATH } from '../../domain/links.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP_PATH, site).href}\n`);
