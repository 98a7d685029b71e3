import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { policyHash } from './backend/http/page-policy.ts';
import { assertContent } from './content/content.ts';
import { finishPages } from './scripts/finish-pages.ts';
import { staticHost } from './scripts/static-host.ts';
import { speculationRules } from './src/layouts/speculation-rules.ts';
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

/** `client:near`, the way in which the site's islands are loaded. */
const near: AstroIntegration = {
  name: 'near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/islands/near.ts' });
    },
  },
};

export default defineConfig({
  site: settings.PUBLIC_SITE_URL,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), near, pieces, finishPages(), staticHost(backendOrigin ? [backendOrigin] : [])],
  security: {
    csp: {
      scriptDirective: { hashes: [policyHash(speculationRules)] },
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
