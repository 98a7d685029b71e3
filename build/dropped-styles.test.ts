import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { droppedStyle } from './dropped-styles.ts';

const minified = (declarations: string) =>
  transform({ filename: 'page.css', code: Buffer.from(`.a{${declarations}}`), minify: true }).code.toString();

test.each([
  'animation:linear both hairline scroll()',
  'animation:linear backwards draw view(block)',
  'animation:linear draw --drawing',
])('reports %s', (declaration) => {
  expect(droppedStyle(`.a{color:red;${declaration}}`)).toBe(`the shorthand '${declaration}' holds a timeline`);
});

test.each([
  'animation:drift var(--duration-drift) ease-in-out infinite alternate',
  'animation:none!important',
  'animation-name:draw;animation-timeline:view()',
])('accepts %s', (declaration) => {
  expect(droppedStyle(`.a{${declaration}}`)).toBeNull();
});

test('folds a timeline into the shorthand, and leaves one beside longhands alone', () => {
  expect(droppedStyle(minified('animation:draw linear backwards;animation-timeline:view()'))).not.toBeNull();
  const longhands = 'animation-name:draw;animation-timing-function:linear;animation-fill-mode:backwards';
  const kept = minified(`${longhands};animation-timeline:view();animation-range:entry 20% cover 50%`);
  expect(kept).toContain('animation-timeline:view()');
  expect(droppedStyle(kept)).toBeNull();
});
