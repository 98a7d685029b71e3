import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { loadEnvFile } from './backend/env-file.ts';
import { checkedContent } from './build/checked-content.ts';
import { assertPalette, TOKENS } from './build/content-files.ts';
import { STAMP } from './build/current-build.ts';
import { devAnswers } from './build/dev-answers.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { portraits } from './build/portraits.ts';
import { sharePictures } from './build/share-pictures.ts';
import { staticHost } from './build/static-host.ts';
import { words } from './build/words.ts';
import { alternatesOf, listedPaths } from './catalogue/paths.ts';
import { FUNCTIONS_PATH } from './domain/contact-function.ts';
import { LANGUAGE_PATH } from './domain/language.ts';
import { BUILD_SETTINGS, messagesServer, readSiteSettings } from './domain/site-settings.ts';
import { speculationRules } from './src/layouts/browser/speculation-rules.ts';

loadEnvFile();
assertPalette(readFileSync(TOKENS, 'utf8'));
const settings = readSiteSettings({ ...loadEnv('production', process.cwd(), 'PUBLIC_'), ...process.env });
// Where messages go besides the site's own origin, if another server or a hosted project takes them.
const backendUrl = messagesServer(settings);
const backendOrigin = backendUrl && new URL(backendUrl).origin;
// In development the function runs beside the site; see `build/dev.ts`.
const functionAddress = process.env['FUNCTION_ADDRESS'];

const inFolders = settings.PUBLIC_HOST_FORM === 'directory';

const addressOf = (path: string) =>
  new URL(inFolders ? path.replace(/\/?$/, '/') : path, settings.PUBLIC_SITE_URL).href;
/** The pages for search engines by their full address, each with its addresses in every language. */
const alternates = new Map(
  listedPaths.flatMap((path) => {
    const links = alternatesOf(path).map(({ lang, path }) => ({ lang, url: addressOf(path) }));
    return [addressOf(path), ...links.map(({ url }) => url)].map((url) => [url, links] as const);
  }),
);

const pagesForSearch = sitemap({
  customPages: [...alternates.keys()],
  filter: (address) => alternates.has(address),
  serialize: (item) => ({ ...item, links: alternates.get(item.url) ?? [] }),
});

const ownParts: AstroIntegration = {
  name: 'own-parts',
  hooks: {
    'astro:config:setup': ({ command, addClientDirective, injectRoute }) => {
      // `client:near-viewport`, the one way islands are loaded.
      addClientDirective({ name: 'near-viewport', entrypoint: './src/islands/near-viewport.ts' });
      if (command === 'dev') injectRoute({ pattern: '/styleguide', entrypoint: './src/styleguide/styleguide.astro' });
    },
    // Records the settings, so that a start with others can tell.
    'astro:build:done': () => {
      if (!isFirstLanguage) return;
      mkdirSync(dirname(STAMP), { recursive: true });
      const used = BUILD_SETTINGS.map((name) => [name, process.env[name] ?? '']);
      writeFileSync(STAMP, JSON.stringify(Object.fromEntries(used)));
    },
  },
};

/** Matches the ids of modules below these paths, each a part of a regular expression. */
const inModules = (...paths: string[]) => new RegExp(`/(${paths.join('|')})[/.]`);

const isFirstLanguage = LANGUAGE_PATH === '';

export default defineConfig({
  site: settings.PUBLIC_SITE_URL,
  // A site has these files once: another language takes none.
  publicDir: isFirstLanguage ? 'public' : 'content/portraits/none',
  trailingSlash: inFolders ? 'always' : 'never',
  build: { format: inFolders ? 'directory' : 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    checkedContent(),
    react(),
    inlineStyles([speculationRules]),
    sharePictures(settings.PUBLIC_PRICE_READING),
    // What the languages share.
    ...(isFirstLanguage
      ? [pagesForSearch, portraits(), staticHost(settings, backendOrigin ? [backendOrigin] : [])]
      : []),
    ownParts,
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        ...(backendOrigin ? [`connect-src 'self' ${backendOrigin}` as 'connect-src'] : []),
        `form-action 'self' ${backendOrigin}`.trim() as 'form-action',
        "base-uri 'none'",
        "object-src 'none'",
      ],
    },
  },
  vite: {
    plugins: [words(), tailwindcss(), devAnswers()],
    // Scripts that pages load by `?worker&url`.
    worker: { plugins: () => [words()] },
    // Few chunks, because each costs a request: the framework with what islands share, and what both forms need.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'shared',
                    test: inModules(
                      'node_modules/(react|react-dom|scheduler)',
                      'domain/(fill-in|language|links|order-estimate|package-ids|price)',
                      'content/[a-z]{2}/(interface|rules)',
                      'catalogue/printed-estimate',
                      'src/sections/teams-page/team-estimate',
                      'src/islands/early-input',
                      'src/prices/price',
                      'src/ui/(button|field|lucide|momentum-path|spoken|use-double-click-guard)',
                    ),
                  },
                  {
                    name: 'forms',
                    test: inModules(
                      'node_modules/(react-hook-form|@hookform|zod)',
                      'domain/(contact-limits|email-address)',
                      'content/(figures|[a-z]{2}/(contact|figures))',
                      'src/sending',
                      'src/ui/(history-draft|use-online|use-schema-form|error-summary|toaster)',
                    ),
                  },
                ],
              },
            },
          },
        },
      },
    },
    // wouter's shim for older React versions is part of React itself.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    server: functionAddress ? { proxy: { [FUNCTIONS_PATH]: functionAddress } } : {},
  },
});
