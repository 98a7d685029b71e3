import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;

/** The hash source of an inline script or style, without quotes. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

// A data block, such as `application/ld+json`, needs no permission.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** The page with a policy that allows only its own inline scripts, and those with a given text. */
export function withOwnPolicy(html: string, others: readonly string[]): string {
  const own = Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text);
  const allowed = new Set([...own, ...others].map((text) => `'${policyHash(text)}'`));
  return html.replace(POLICY, (meta) =>
    meta.replace(/script-src [^;"]*/, (scripts) => {
      const origins = scripts.split(' ').filter((value) => !value.startsWith("'sha256-"));
      return [...origins, ...allowed].join(' ');
    }),
  );
}
