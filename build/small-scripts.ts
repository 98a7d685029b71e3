import { minifySync } from 'vite';
import { policyHash } from './page-policy.ts';

// The framework's, which stand one behind the other. Those of the type `module` are ours, and minified already.
const CLASSIC_SCRIPTS = /(?:<script>[\s\S]*?<\/script>)+/g;
const CLASSIC_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * A page whose inline scripts of the framework are minified for the browsers that the site supports: they are written out
 * for much older ones. Those that follow each other become one, because each costs a hash in the policy, which nothing
 * compresses. The policy is given the new hash. Throws for a script that cannot be read.
 */
export function withSmallScripts(page: string): string {
  let result = page;
  for (const [elements] of page.matchAll(CLASSIC_SCRIPTS)) {
    const [first = '', ...others] = Array.from(elements.matchAll(CLASSIC_SCRIPT), ([, text = '']) => text);
    const { code, errors } = minifySync('inline.js', [first, ...others].join(';\n'));
    if (errors[0]) throw new Error(`An inline script of a page cannot be read: ${errors[0].message}`);
    result = result.replace(elements, () => `<script>${code}</script>`).replaceAll(policyHash(first), policyHash(code));
    for (const other of others) result = result.replace(` '${policyHash(other)}'`, '');
  }
  return result;
}
