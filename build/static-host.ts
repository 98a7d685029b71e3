import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';
import { policyFault } from './page-policy.ts';
import { headersFile, redirectsFile } from './static-host-files.ts';

/**
 * Adds `_headers` and `_redirects` to the build, and fails it if a page's script policy is missing or weak. `formTargets` are
 * other origins that forms post to.
 */
export function staticHost(formTargets: string[]): AstroIntegration {
  return {
    name: 'static-host',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const { name, html } of await builtPages(folder)) {
          const fault = policyFault(html);
          if (fault) throw new Error(`The page ${name} cannot be published: ${fault}.`);
        }
        await writeFile(join(folder, '_headers'), headersFile(formTargets));
        await writeFile(join(folder, '_redirects'), redirectsFile());
      },
    },
  };
}
