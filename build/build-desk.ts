import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig } from 'vite';
import { DESK } from './current-build.ts';

export async function buildDesk(): Promise<void> {
  await build({
    configFile: false,
    root: 'src/desk',
    build: {
      outDir: `../../${DESK}`,
      emptyOutDir: true,
      // The policy allows files of the desk's own, and no `data:` addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    plugins: [tailwindcss()],
    logLevel: 'error',
  } satisfies InlineConfig);
}
