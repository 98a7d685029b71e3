import { policyHash } from '../build/page-policy.ts';

/**
 * A built page as fast as it can be: without its scripts, its web fonts and what holds its first paint until the first
 * screen is whole, and otherwise the same. Its policy is given the hash of the styles that are left; without that the
 * browser would refuse them, and the bare page be no measure.
 */
export function limitPage(html: string): string {
  return withoutFonts(withoutScripts(html)).replace(/<link rel="expect"[^>]*>/g, '');
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** The fallbacks, which the device has, stay. */
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
