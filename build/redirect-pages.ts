import { redirects } from '../content/redirects.ts';
import { redirectLocation } from '../domain/find-page.ts';
import { LANGUAGE } from '../domain/language.ts';
import { inOrder, isElsewhere, type Redirect } from '../domain/redirects.ts';

/**
 * A page for each redirect, by its file, for hosts that serve folders and read no rules. Of a whole folder only its own address
 * is redirected, and queries are lost.
 */
export function redirectPages(siteUrl: string, list: readonly Redirect[] = redirects): Map<string, string> {
  // Reversed, because the last of two pages for one folder stays.
  const pages = inOrder(list).toReversed();
  return new Map(
    pages.map(({ from, to }) => {
      const target = withSlash(to.replace(/\*$/, ''));
      return [`${from.slice(1).replace(/\/\*$/, '')}/index.html`, redirectPage(target, new URL(target, siteUrl).href)];
    }),
  );
}

/** An address with the slash that the host would add. */
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
