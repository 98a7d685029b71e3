import { expect, test } from 'vitest';
import { withoutHydrationMarks } from './hydration-marks.ts';

test('marks between texts go, but for those of islands', () => {
  const island = '<astro-island uid="a"><p>From <!-- -->299€</p></astro-island>';
  expect(withoutHydrationMarks(`<p>From <!-- -->749€<!-- -->.</p>${island}<p>a<!-- -->b</p>`)).toBe(
    `<p>From 749€.</p>${island}<p>ab</p>`,
  );
});
