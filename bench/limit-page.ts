import { policyHash } from '../build/page-policy.ts';

/**
 * A built page at its limit: without scripts, web fonts and whatever delays its first paint. Its policy gets the hash of the
 * remaining styles, which the browser would block otherwise.
 */
export function limitPage(html: string): string {
  return withoutFonts(withoutScripts(html)).replace(/<link rel="expect"[^>]*>/g, '');
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Keeps the fallbacks, which are installed on the device. */
function withoutFonts(html: string): string {
  const hashes: [string, string][] = [];
  const page = html.replace(/(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g, (_, start: string, styles: string) => {
    const left = styles.replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '');
    hashes.push([policyHash(styles), policyHash(left)]);
    return start + left;
  });
  return hashes
    .reduce((text, [before, after]) => text.replaceAll(before, after), page)
    .replace(/<link rel="preload"[^>]*as="font"[^>]*>/g, '');
}
