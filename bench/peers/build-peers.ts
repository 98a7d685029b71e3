import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { HASHED_FOLDER } from '../../backend/http/cache-control.ts';
import { loadEnvFile } from '../../backend/load-env-file.ts';

// The peers are what the home page would be had it been made in the usual ways. They are made of the site's own components,
// texts and styles, so that only the way differs:
//
// - One React application in one bundle, with the kit that our islands use: Radix's toast, Embla, React Hook Form, Zod,
//   Lucide's icons, the Supabase client. Client-rendered, the page is empty and the bundle fills it; hydrated, the page is
//   rendered at build and the same bundle takes all of it over.
// - One style sheet of the whole site, linked in the head as Vite links it, with `font-display: swap`. Our fallback faces,
//   which are as wide as the web fonts, are in it.
// - The head of our page: the same title, data for search engines and policy.
// - The phone's menu is opened by state, as component kits do it. With a native popover the hydrated page would open it
//   before its bundle is there, as ours does: that difference is one of the way, not of React.
//
// In favour of the peers: drawings move by style sheets, and the stops of the hero and the panel of the packages are native,
// in them too; nothing of what our page fetches at the first touch is in their bundle; they have one route and no router.
//
// Against them: their bundle is not split. What the toast and the Supabase client weigh, about a third of it, could come later,
// as it does in our page. The modules of texts hold some of other pages too. No font is preloaded.

/** Where a peer is served, beside our home page. */
export const PEER_PATHS = { clientRendered: '/client-rendered', hydrated: '/hydrated' } as const;

const HERE = import.meta.dirname;
const STYLES = /<style[^>]*>[\s\S]*?<\/style>/g;

/** The header's menu is replaced by one that state opens. */
const stateMenu: Plugin = {
  name: 'state-menu',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('/mobile-menu.tsx') && !importer.startsWith(HERE) ? join(HERE, 'state-menu.tsx') : undefined,
};

/** Faces are swapped in when they arrive, without a script. Stands behind Tailwind's plugin, which puts the styles together. */
const swappedFaces: Plugin = {
  name: 'swapped-faces',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css')) return undefined;
    const swapped = code.replace(/font-display:\s*optional/g, 'font-display:swap');
    if (swapped === code) this.error('There is no optional face in the styles.');
    return swapped;
  },
};

const CONFIG: InlineConfig = {
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  envPrefix: 'PUBLIC_',
  plugins: [tailwindcss(), stateMenu, swappedFaces],
};

/** Adds both peers to a folder with a copy of the built site. */
export async function buildPeers(siteDir: string): Promise<void> {
  // Another value would make them builds for development.
  process.env['NODE_ENV'] = 'production';
  loadEnvFile();
  const { script, styles } = await buildBundle(siteDir);
  const { module } = await runnerImport<typeof import('./render-at-build.tsx')>(
    join(HERE, 'render-at-build.tsx'),
    CONFIG,
  );
  const ours = await readFile(join(siteDir, 'index.html'), 'utf8');
  const start = ours.slice(0, ours.indexOf('</head>')).replace(STYLES, '');
  const linked = `<script type="module" crossorigin src="/${script}"></script><link rel="stylesheet" crossorigin href="/${styles}">`;
  const page = (content: string) => `${start}${linked}</head><body><div id="root">${content}</div></body></html>`;
  await writeFile(join(siteDir, `${PEER_PATHS.clientRendered}.html`), page(''));
  await writeFile(join(siteDir, `${PEER_PATHS.hydrated}.html`), page(module.renderHome()));
}

/** Writes script, styles and fonts where the server keeps files for good; resolves to the names of the first two. */
async function buildBundle(outDir: string): Promise<{ script: string; styles: string }> {
  const { output } = (await build({
    ...CONFIG,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: HASHED_FOLDER.slice(1, -1),
      rolldownOptions: { input: join(HERE, 'start-in-browser.tsx'), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = output.filter(({ type }) => type === 'chunk');
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const [script, sheet] = [scripts[0], styles[0]];
  if (!script || !sheet || scripts.length + styles.length > 2) throw new Error('The peers are not one bundle.');
  return { script: script.fileName, styles: sheet.fileName };
}
