import { expect, it } from 'vitest';
import { policyHash } from '../build/page-policy.ts';
import { limitPage } from './limit-page.ts';

const FONT = '@font-face{font-family:"Own";src:url("/own.woff2") format("woff2");font-display:optional}';
const FALLBACK = '@font-face{font-family:"Fallback";src:local("Arial");size-adjust:101%}';
const REST = 'body{font-family:"Own","Fallback"}';

const pageOf = (styles: string, rest = '') =>
  `<head><meta http-equiv="content-security-policy" content="style-src 'self' '${policyHash(styles)}';">` +
  `<style>${styles}</style></head><body>Hello${rest}</body>`;

it('removes scripts, web fonts and whatever delays the first paint', () => {
  const scripts = '<script type="module">start()</script><script src="/a.js"></script>';
  const links = '<link rel="expect" href="#main" blocking="render"><link rel="preload" href="/own.woff2" as="font">';
  const page = limitPage(links + pageOf(FONT + FALLBACK + REST, scripts));
  expect(page).toBe(pageOf(FALLBACK + REST));
});

it('keeps the styles, with a policy that matches', () => {
  const page = limitPage(pageOf(FONT + FALLBACK + REST));
  const [, styles = ''] = /<style>(.*)<\/style>/.exec(page) ?? [];
  expect(styles).toBe(FALLBACK + REST);
  expect(page).toContain(`'${policyHash(styles)}'`);
  expect(page).not.toContain(policyHash(FONT + FALLBACK + REST));
});
