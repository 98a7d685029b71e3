import { expect, test } from 'vitest';
import { keepUsedStyles, wordsOf, wordsOfPage } from './used-styles.ts';

const rule = (selector: string) => `${selector}{color:red}`;

test.each([
  ['a class of the page', '.a', '<p class="b a">'],
  ['a class with signs that HTML writes otherwise', '.\\[\\&\\>p\\]\\:x', '<p class="[&amp;&gt;p]:x">'],
  ['a class that code writes', '.a', 'const look = `x a`;'],
  ['a class of code that is chosen', '.a', 'open?"a":"b"'],
  ['a state of a class', '.a:hover', '<p class="a">'],
  ['a rule without a class', ':root:not(:has(:target))', '<p>'],
  ['an attribute', '[data-accent=violet]', '<p>'],
  ['an element of the page', 'table', '<div><table><tr>'],
  ['an element that code makes', 'table', 'jsx("table",{})'],
  ['what holds a class of the page', 'html:has(.a)', '<html><p class="a">'],
  ['the root', 'html', '<html lang="en-GB"><p>'],
  ['a part of a field of the page', '::-webkit-search-decoration', '<input type="search">'],
  ['a part of a field that code makes', '::file-selector-button', 'jsx("input",{type:"file"})'],
  ['a part that every field has', '::placeholder', '<input>'],
])('%s stays', (_, selector, words) => {
  expect(keepUsedStyles(rule(selector), wordsOf(words))).toBe(rule(selector));
});

test.each([
  ['a class that stands nowhere', '.a', '<p class="b">'],
  ['a class that is only a part of another', '.a', '<p class="a-b ba">'],
  ['an element that stands nowhere', 'table td', '<td>'],
  ['an element that is only a word of code', 'code', 'searchParams.delete("code")'],
  ['a part of a field that stands nowhere', '::-webkit-datetime-edit', '<input type="text"> a date, a time, a week'],
  ['what would hold a class that stands nowhere', 'html:has(.a)', '<html><p class="b">'],
  ['what would be one of two that stand nowhere', 'p:is(.a,.b)', '<p class="c">'],
  ['a class inside one that stands nowhere', '.b .a', '<p class="a">'],
])('%s goes', (_, selector, words) => {
  expect(keepUsedStyles(rule(selector), wordsOf(words))).toBe('');
});

test('what stands in for registered properties in browsers of long ago goes', () => {
  const registered = '@property --tw-x{syntax:"*";inherits:false}.a{left:var(--tw-x)}';
  expect(keepUsedStyles(`@layer properties{*{--tw-x:0}}${registered}`, wordsOf('class="a"'))).toBe(registered);
});

test.each([
  ['.a,.b', '.a'],
  [':where(.a,.b)', ':where(.a)'],
  ['html:has(.b,.a) p', 'html:has(.a) p'],
  ['p:not(.b)', 'p:not(.b)'],
  ['.a:is(table,p:has(.b,td))', '.a:is(p:has(td))'],
])('of the list in %s, what is used stays', (selector, left) => {
  expect(keepUsedStyles(rule(selector), wordsOf('<html><p class="a"><td>'))).toBe(rule(left));
});

test('what nothing reads is not registered, and what the root has falls back to nothing', () => {
  const registered = '@property --tw-x{syntax:"*";inherits:false}';
  const styles = (font: string) =>
    `:root,:host{--sans:Own;--h1--height:1}.a{line-height:var(--h1--height);font-family:var(--sans),${font}}`;
  const fonts = 'var(--sans,Arial,"Segoe UI")';
  expect(keepUsedStyles(registered + styles(fonts), wordsOf('class="a"'))).toBe(styles('var(--sans)'));
  // A name that ends like one of the root's is another one.
  const ending = styles('var(--height,2)');
  expect(keepUsedStyles(ending, wordsOf('class="a"'))).toBe(ending);
  const other = '.a{color:var(--other,red)}';
  expect(keepUsedStyles(other, wordsOf('class="a"'))).toBe(other);
});

test('what no class of a page hands to another has its first value', () => {
  const registered = '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}';
  const read = '.a{border-style:var(--tw-style);line-height:var(--tw-leading,var(--high));margin:var(--own,0)}';
  const first = '.a{line-height:var(--high);margin:var(--own,0);border-style:solid}';
  expect(keepUsedStyles(registered + read, wordsOf('class="a"'))).toBe(first);
  const set = '.b{--tw-leading:1;--tw-style:dotted}';
  expect(keepUsedStyles(registered + read + set, wordsOf('class="a b"'))).toBe(registered + read + set);
});

test("Tailwind's colour of placeholders goes, and what else it asks browsers for stays", () => {
  const asked = '@supports (not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)';
  expect(keepUsedStyles(`${asked}{::placeholder{color:currentColor}}`, wordsOf('<input>'))).toBe('');
  const other = '@supports (animation-timeline:view()){input{color:red}}';
  expect(keepUsedStyles(other, wordsOf('<input>'))).toBe(other);
});

test('a list of selectors goes with the last of them that is used', () => {
  expect(keepUsedStyles(rule('.a,.b'), wordsOf('class="c"'))).toBe('');
});

test('keyframes and custom properties go with the last rule that uses them', () => {
  const styles =
    '.a{animation:draw 1s}.b{animation:1s linear lift}:root{--red:red;--deep:var(--red);--blue:#00f}.a{color:var(--deep)}.b{color:var(--blue)}' +
    '@keyframes draw{to{top:0}}@keyframes lift{to{top:1px}}';
  const withA = keepUsedStyles(styles, wordsOf('class="a"'));
  expect(withA).toContain('@keyframes draw');
  expect(withA).toContain('--red:red');
  expect(withA).not.toMatch(/lift|blue/);
  const withB = keepUsedStyles(styles, wordsOf('class="b"'));
  expect(withB).toContain('@keyframes lift');
  expect(withB).toContain('--blue');
  expect(withB).not.toMatch(/draw|red|deep/);
});

test('a custom property that a container is asked for stays', () => {
  const styles =
    '.a{animation-name:in-view}@keyframes in-view{0%,to{--in-view:1}}@container not style(--in-view:1){.b{color:red}}';
  expect(keepUsedStyles(styles, wordsOf('class="a b"'))).toContain('{--in-view:1}}');
  expect(keepUsedStyles(styles, wordsOf('class="a"'))).not.toContain('--in-view:1');
});

test('what a browser falls back to, and what it may not know yet, stays', () => {
  const styles =
    '@supports (overflow-anchor:auto){.a{contain-intrinsic-block-size:auto 40rem}}@view-transition{navigation:auto}@media print{.a{display:none}}';
  expect(keepUsedStyles(styles, wordsOf('class="a"'))).toBe(styles);
});

test('of a page count its classes, inline scripts, elements and fields, and not its prose', () => {
  const html = '<p class="a b[&amp;&gt;p]">c d<input type="search"><script>e.classList.add("f")</script>';
  const words = wordsOfPage(html);
  for (const word of ['a', 'b[&>p]', 'f', '<p', '<input', 'type=search']) expect(words).toContain(word);
  for (const word of ['c', 'd']) expect(words).not.toContain(word);
});
