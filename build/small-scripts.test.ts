import { expect, it } from 'vitest';
import { policyFault, policyHash } from './page-policy.ts';
import { withSmallScripts } from './small-scripts.ts';

const LONG = 'var word = "Hello"; if (self.a != null && self.a.b) { self.greeting = word + ", you"; }';
const pageOf = (...scripts: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${scripts.map((script) => ` '${policyHash(script)}'`).join('')}; object-src 'none'; base-uri 'none'; form-action 'self'">` +
  `${scripts.map((script) => `<script>${script}</script>`).join('')}<script type="module">const left = 1;</script>`;

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

it('those that follow each other become one, with one hash in the policy', () => {
  const page = withSmallScripts(pageOf(LONG, '(() => { self.second = true; })()'));
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script);
  expect(scripts).toHaveLength(1);
  const self = { a: { b: true }, greeting: '', second: false };
  new Function('self', scripts[0] as string)(self);
  expect(self).toMatchObject({ greeting: 'Hello, you', second: true });
  expect(page.match(/sha256-/g)).toHaveLength(1);
  expect(page).toContain(`'${policyHash(scripts[0] as string)}'`);
});

it('a script that cannot be read stops the build', () => {
  expect(() => withSmallScripts(pageOf('if ('))).toThrow('An inline script of a page cannot be read');
});
