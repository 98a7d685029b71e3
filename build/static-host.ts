import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGE_PATH } from '../domain/language.ts';
import type { SiteSettings } from '../domain/site-settings.ts';
import { builtPages } from './built-pages.ts';
import { policyFault } from './page-policy.ts';
import { headersFile, redirectPages, redirectsFile } from './static-host-files.ts';

/**
 * Adds to the build what its hosts read: `_headers` and `_redirects`, or on hosts that read neither a page for each redirect.
 * Fails it if a page's script policy is missing or weak. `formTargets` are other origins that forms post to.
 */
export function staticHost(settings: SiteSettings, formTargets: string[]): AstroIntegration {
  const files = (): Iterable<[string, string]> =>
    settings.PUBLIC_HOST_FORM === 'files'
      ? [
          ['_headers', headersFile(formTargets)],
          ['_redirects', redirectsFile()],
        ]
      : // GitHub Pages would leave out `_astro/`.
        [['.nojekyll', ''], ...redirectPages(settings.PUBLIC_SITE_URL)];
  return {
    name: 'static-host',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const { name, html } of await builtPages(folder)) {
          const fault = policyFault(html);
          if (fault) throw new Error(`The page ${name} cannot be published: ${fault}.`);
        }
        if (LANGUAGE_PATH !== '') return;
        for (const [name, text] of files()) {
          await mkdir(dirname(join(folder, name)), { recursive: true });
          await writeFile(join(folder, name), text);
        }
      },
    },
  };
}
