import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { assertContent } from './content/content.ts';
import { readSiteSettings } from './src/settings.ts';

assertContent();
const settings = readSiteSettings({ ...loadEnv('production', process.cwd(), 'PUBLIC_'), ...process.env });
// In development the function runs beside the site; see `scripts/dev.ts`.
const functionAddress = process.env['FUNCTION_ADDRESS'];

export default defineConfig({
  site: settings.PUBLIC_SITE_URL,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    plugins: [tailwindcss()],
    server: functionAddress ? { proxy: { '/functions/v1': functionAddress } } : {},
  },
});
