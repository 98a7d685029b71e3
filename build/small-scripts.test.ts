import { expect, it } from 'vitest';
import { policyFault, policyHash } from './page-policy.ts';
import { withSmallScripts } from './small-scripts.ts';

const LONG = 'var word = "Hello"; if (self.a != null && self.a.b) { self.greeting = word + ", you"; }';
const pageOf = (script: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' '${policyHash(script)}'; object-src 'none'; base-uri 'none'; form-action 'self'">` +
  `<script>${script}</script><script type="module">const left = 1;</script>`;

it('a page’s classic inline scripts are minified, and its policy allows them as they are now', () => {
  const page = withSmallScripts(pageOf(LONG));
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(page) ?? [];
  expect(script.length).toBeGreaterThan(0);
  expect(script.length).toBeLessThan(LONG.length);
  expect(page).toContain(`'${policyHash(script)}'`);
  expect(page).not.toContain(policyHash(LONG));
  expect(policyFault(page)).toBeNull();
  expect(page).toContain('<script type="module">const left = 1;</script>');
});

it('a script that cannot be read stops the build', () => {
  expect(() => withSmallScripts(pageOf('if ('))).toThrow('An inline script of a page cannot be read');
});
