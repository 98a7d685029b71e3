import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;

/** In words; null if strict enough: scripts only from our own origin or with a listed hash. */
export function policyFault(html: string): string | null {
  const text = POLICY.exec(html)?.[1]?.replaceAll('&#39;', "'");
  if (text === undefined) return 'it has no content security policy';
  const directives = new Map(
    text.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
  const scripts = directives.get('script-src');
  if (!scripts) return 'its policy has no script-src';
  const weak = scripts.find((value) => /^'unsafe-|^\*$|^https?:$|^data:|^blob:/.test(value));
  if (weak) return `its policy allows scripts by ${weak}`;
  for (const name of ['object-src', 'base-uri']) {
    if (directives.get(name)?.join(' ') !== "'none'") return `its policy does not say ${name} 'none'`;
  }
  if (!directives.get('form-action')?.includes("'self'")) return "its policy does not say form-action 'self'";
  return null;
}

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
