import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { assertContent } from './content/content.ts';
import { staticHost } from './scripts/static-host.ts';
import { readSiteSettings } from './src/settings.ts';

assertContent();
const settings = readSiteSettings({ ...loadEnv('production', process.cwd(), 'PUBLIC_'), ...process.env });
// Where messages go besides the site's own origin, if a hosted project takes them.
const backendOrigin = settings.PUBLIC_SUPABASE_URL && new URL(settings.PUBLIC_SUPABASE_URL).origin;
// In development the function runs beside the site; see `scripts/dev.ts`.
const functionAddress = process.env['FUNCTION_ADDRESS'];

/** The page of all pieces, in development only. */
const pieces: AstroIntegration = {
  name: 'pieces',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/pieces', entrypoint: './src/pieces/pieces.astro' });
    },
  },
};

export default defineConfig({
  site: settings.PUBLIC_SITE_URL,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), pieces, staticHost(backendOrigin ? [backendOrigin] : [])],
  security: {
    csp: {
      scriptDirective: { resources: ["'self'", "'inline-speculation-rules'"] },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self' ${backendOrigin}`.trim() as 'connect-src',
        `form-action 'self' ${backendOrigin}`.trim() as 'form-action',
        "base-uri 'none'",
        "object-src 'none'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss()],
    server: functionAddress ? { proxy: { '/functions/v1': functionAddress } } : {},
  },
});
