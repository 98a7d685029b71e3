import { expect, test } from 'vitest';
import { shortClassNames, withShortClasses, withShortSelectors } from './short-classes.ts';

const STYLES =
  '@layer components{.card{color:red}.card:has(>.mt-4){color:#00f}}@layer utilities{.mt-4{margin-top:1rem}.flex{display:flex}.max-sm\\:\\[\\&\\>svg\\]\\:h-28>svg{height:7rem}.hidden{display:none}.own{color:red}}';
const PAGE =
  '<body><i class="card mt-4 max-sm:[&amp;&gt;svg]:h-28"></i><i class="mt-4 hidden unknown own"></i><i class="flex">class=&quot;flex&quot;</i></body>';

const names = shortClassNames(PAGE, STYLES, new Set(['own']), new Set(['.hidden', 'b']));

test('the utilities of a page get short names, the most frequent the shortest', () => {
  expect([...names.keys()]).toEqual(['mt-4', 'flex', 'max-sm:[&>svg]:h-28']);
  expect([...names.values()]).toEqual(['a', 'b', 'c']);
});

test('components, our own utilities, classes without styles and those that a script may write keep their names', () => {
  expect(withShortClasses(PAGE, names)).toBe(
    '<body><i class="card a c"></i><i class="a hidden unknown own"></i><i class="b">class=&quot;flex&quot;</i></body>',
  );
});

test('the styles follow, within other selectors too', () => {
  expect(withShortSelectors(STYLES, names)).toBe(
    '@layer components{.card{color:red}.card:has(>.a){color:#00f}}@layer utilities{.a{margin-top:1rem}.b{display:flex}.c>svg{height:7rem}.hidden{display:none}.own{color:red}}',
  );
});

test('a class that is as short already is no other class’s name', () => {
  const taken = shortClassNames(PAGE.replace('unknown', 'a'), STYLES, new Set(), new Set());
  expect([...taken.values()]).not.toContain('a');
});

test('encoded names stay encoded', () => {
  expect(withShortClasses('<i class="x [&amp;&gt;b]:y"></i>', new Map([['x', 'a']]))).toBe(
    '<i class="a [&amp;&gt;b]:y"></i>',
  );
});
