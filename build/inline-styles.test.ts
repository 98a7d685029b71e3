import { expect, test } from 'vitest';
import { keepUsedStyles, policyHash, withOwnPolicy } from './inline-styles.ts';

test.each([
  ['a class of the page', '.a', '<p class="b a">'],
  ['a class with characters that HTML escapes', '.\\[\\&\\>p\\]\\:x', '<p class="[&amp;&gt;p]:x">'],
  ['a class that code writes', '.a', 'const look = `x a`;'],
  ['an element', 'table', '<p>'],
  ['an attribute that only code sets', '[aria-busy=true]', '<p>'],
  ['a state of a class', '.a:is(:hover,:active) .b', '<p class="a b">'],
  ['what is not in a state', '.a:not(:is(:hover,:focus))', '<p class="a">'],
  ['what holds a class of the page', 'html:has(.a)', '<html><p class="a">'],
])('keeps the rule for %s', (_, selector, text) => {
  expect(keepUsedStyles(`${selector}{color:red}`, [text])).toBe(`${selector}{color:red}`);
});

test.each([
  ['a class of which only a part is on the page', '.a', '<p class="a-b ba">'],
  ['a class inside one that is not on the page', '.b .a', '<p class="a">'],
])('removes the rule for %s', (_, selector, text) => {
  expect(keepUsedStyles(`${selector}{color:red}`, [text])).toBe('');
});

test('refuses a class with a quote, which would be taken for unused', () => {
  const styles = ".before\\:content-\\[\\'\\+\\'\\]::before { content: '+' }";
  expect(() => keepUsedStyles(styles, [`<li class="before:content-['+']">`])).toThrow('has a quote');
});

const page = (policy: string) => `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`;

test("allows a page's own inline scripts and those named, and no other", () => {
  const own = ['let a = 1;', '\nlet b = "$&";\n'];
  const hashes = [...own, 'later()'].map((text) => `'${policyHash(text)}'`);
  const data = '<script type="application/ld+json">{}</script>';
  const html = `${page(`script-src 'self' '${policyHash('elsewhere()')}'; style-src 'self' 'sha256-abc='`)}<script>${own[0]}</script><script src="/x.js"></script><script type="module">${own[1]}</script>${data}`;
  const policy = withOwnPolicy(html, ['later()']);
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')}; style-src 'self' 'sha256-abc='`);
});
