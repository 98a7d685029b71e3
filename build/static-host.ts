import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { HASHED_FOLDER, KEPT_FOR_GOOD, pageHeaders } from '../backend/http/headers.ts';
import { mediaType } from '../backend/http/site-files.ts';
import { languages } from '../content/languages.ts';
import { redirects } from '../content/redirects.ts';
import { redirectLocation } from '../domain/find-page.ts';
import { LANGUAGE, pathIn } from '../domain/language.ts';
import { MANIFEST_PATH, PLAIN_TEXT_PATH, SECURITY_PATH } from '../domain/links.ts';
import { inOrder, isElsewhere, type Redirect } from '../domain/redirects.ts';
import type { SiteSettings } from '../domain/site-settings.ts';

/** What other hosts read beside the pages. `formTargets` are other origins that forms post to. */
export function staticHost(settings: SiteSettings, formTargets: string[]): AstroIntegration {
  // `.nojekyll`, or GitHub Pages would leave out `_astro/`.
  const files = () =>
    settings.PUBLIC_HOST_FORM === 'files'
      ? Object.entries({ _headers: headersFile(formTargets), _redirects: redirectsFile() })
      : [['.nojekyll', ''] as const, ...redirectPages(settings.PUBLIC_SITE_URL)];
  return {
    name: 'static-host',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const [name, text] of files()) {
          await mkdir(dirname(join(folder, name)), { recursive: true });
          await writeFile(join(folder, name), text);
        }
      },
    },
  };
}

// Files for static hosts: Netlify, Cloudflare Pages and compatible ones. They handle 304, compression and 404.html
// themselves.

/** Machine-readable files need an explicit type, because hosts guess differently. */
const TYPED_PATHS = [
  ...Object.keys(languages).flatMap((code) => [MANIFEST_PATH, PLAIN_TEXT_PATH].map((path) => pathIn(code, path))),
  SECURITY_PATH,
  '/robots.txt',
];

export function headersFile(formTargets: readonly string[] = []): string {
  const everywhere = Object.entries(pageHeaders(formTargets)).map(([name, value]) => `  ${name}: ${value}`);
  const types = TYPED_PATHS.map((path) => `\n${path}\n  content-type: ${mediaType(path)}\n`);
  return `/*\n${everywhere.join('\n')}\n\n${HASHED_FOLDER}*\n  cache-control: ${KEPT_FOR_GOOD}\n${types.join('')}`;
}

// Nothing but redirects for good: on Cloudflare Pages a rule comes before a file of the same path, so the steps of unknown
// packages are in `functions/` and `netlify.toml`.
export function redirectsFile(list: readonly Redirect[] = inEveryLanguage(redirects)): string {
  const rules = inOrder(list).flatMap(({ from, to }) => {
    const folder = from.replace(/\/\*$/, '');
    const [rest, target] = [folder === from ? '/' : '/*', to.replace(/\*$/, ':splat')];
    // A path without the rest comes first: it would otherwise be left to the host whether `/*` holds for it.
    return [`${folder} ${target.replace(':splat', '')} 308\n`, `${folder}${rest} ${target} 308\n`];
  });
  return rules.join('');
}

/** For hosts that serve folders and read no rules. Of a folder only its own address is redirected; queries are lost. */
export function redirectPages(
  siteUrl: string,
  list: readonly Redirect[] = inEveryLanguage(redirects),
): Map<string, string> {
  // Reversed, because the last of two pages for one folder stays.
  const pages = inOrder(list).toReversed();
  return new Map(
    pages.map(({ from, to }) => {
      const target = withSlash(to.replace(/\*$/, ''));
      return [`${from.slice(1).replace(/\/\*$/, '')}/index.html`, redirectPage(target, new URL(target, siteUrl).href)];
    }),
  );
}

function inEveryLanguage(list: readonly Redirect[]): Redirect[] {
  return Object.keys(languages).flatMap((code) =>
    list.map(({ from, to }) => ({ from: pathIn(code, from), to: isElsewhere(to) ? to : pathIn(code, to) })),
  );
}

function withSlash(to: string): string {
  return isElsewhere(to) ? to : redirectLocation(to, '').replace(/^([^#]*[^/#])(?=#|$)/, '$1/');
}

function redirectPage(target: string, canonical: string): string {
  return `<!doctype html>
<html lang="${LANGUAGE}">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${canonical}">
<title>${canonical}</title>
<p><a href="${target}">${canonical}</a></p>
</html>
`;
}
