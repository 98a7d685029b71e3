import { minifySync } from 'vite';
import { policyHash } from './page-policy.ts';

// The framework's. Those of the type `module` are ours, and minified already.
const CLASSIC_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * A page whose inline scripts of the framework are minified for the browsers that the site supports: they are written out
 * for much older ones. Its policy is given their new hashes. Throws for a script that cannot be read.
 */
export function withSmallScripts(page: string): string {
  let result = page;
  for (const [element, text = ''] of page.matchAll(CLASSIC_SCRIPT)) {
    const { code, errors } = minifySync('inline.js', text);
    if (errors[0]) throw new Error(`An inline script of a page cannot be read: ${errors[0].message}`);
    result = result.replace(element, () => `<script>${code}</script>`).replaceAll(policyHash(text), policyHash(code));
  }
  return result;
}
