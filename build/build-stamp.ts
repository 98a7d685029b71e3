import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { BUILD_SETTINGS } from '../domain/site-settings.ts';
import { STAMP } from './current-build.ts';

/** Records a build's settings, so that a start with others can tell. */
export function buildStamp(): AstroIntegration {
  return {
    name: 'build-stamp',
    hooks: {
      'astro:build:done': async () => {
        await mkdir(dirname(STAMP), { recursive: true });
        await writeFile(
          STAMP,
          JSON.stringify(Object.fromEntries(BUILD_SETTINGS.map((name) => [name, process.env[name] ?? '']))),
        );
      },
    },
  };
}
