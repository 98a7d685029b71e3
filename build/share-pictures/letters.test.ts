import { expect, test } from 'vitest';
import { widthInLetters } from '../../src/ui/line-width.ts';
import { widthOf } from './letters.ts';

test.each([
  'Your Co-Founder',
  'to get things',
  'gets your first company',
  'WE MAKE MOMENTUM',
  'with women who know how',
  'It will still fit in',
  'Northwind Ventures',
  'Möller & Söhne 1924',
])("measures '%s' about as wide as the page does", (line) => {
  const set = widthOf(line, { face: 'display', size: 1, tracking: -0.02 }) / 0.5;
  expect(widthInLetters(line) / set).toBeGreaterThan(0.96);
  expect(widthInLetters(line) / set).toBeLessThan(1.1);
});
