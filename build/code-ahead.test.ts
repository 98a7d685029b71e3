import { expect, it } from 'vitest';
import { withCodeAhead } from './code-ahead.ts';

const SCRIPTS: Record<string, string> = {
  '/_astro/form.A1.js':
    'import{a}from"./fields.B2.js";import"./react.C3.js";const late=()=>[import(`./toast-view.D4.js`),import(`./elsewhere.F6.js`)];',
  '/_astro/client.E5.js': 'import{b as c}from"./react.C3.js";',
  '/_astro/fields.B2.js': 'import{d}from"./react.C3.js";',
  '/_astro/react.C3.js': 'export const d=1;',
  '/_astro/toast-view.D4.js': 'import{d}from"./react.C3.js";',
  '/_astro/elsewhere.F6.js': '',
};
const read = (path: string) => SCRIPTS[path] ?? '';
const pageWith = (client: string) =>
  `<p></p><astro-island component-url="/_astro/form.A1.js" renderer-url="/_astro/client.E5.js" props="{}" ${client}></astro-island>`;

it('an island that waits to be reached names all the code that it then needs, the toasts as well, and none that comes later', () => {
  const [, code = ''] =
    /<astro-island data-code="([^"]*)"/.exec(withCodeAhead(pageWith('client="when-reached"'), read)) ?? [];
  expect(code.split(' ').sort()).toEqual(
    Object.keys(SCRIPTS)
      .filter((path) => !path.includes('elsewhere'))
      .sort(),
  );
});

it('other islands are left as they are', () => {
  const page = pageWith('client="near-viewport"');
  expect(withCodeAhead(page, read)).toBe(page);
});
