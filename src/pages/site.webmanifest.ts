import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { home } from '../../content/en/home.ts';
import { palette } from '../../content/palette.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = {
  name: company.name,
  short_name: company.name,
  description: home.metaDescription,
  lang: LANGUAGE,
  start_url: links.home,
  // Pages to read and links to share, so keep the browser's address bar.
  display: 'browser',
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } });
