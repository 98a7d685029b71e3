import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { readSiteSettings } from '../domain/site-settings.ts';

/** Where a build records its settings; not in the site, which is published. */
export const STAMP = '.astro/built-with.json';

/** Records a build's settings, so that a start with others can tell. */
export function buildStamp(): AstroIntegration {
  return {
    name: 'build-stamp',
    hooks: {
      'astro:build:done': async () => {
        await mkdir(dirname(STAMP), { recursive: true });
        await writeFile(STAMP, JSON.stringify(readSiteSettings(process.env)));
      },
    },
  };
}
