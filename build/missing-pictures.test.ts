import { expect, test } from 'vitest';
import { logos } from '../content/logos.ts';
import { stories } from '../content/stories.ts';
import { assertPictures, missingPictures } from './missing-pictures.ts';

test('every logo and portrait that the content names is there', () => {
  expect(() => assertPictures()).not.toThrow();
});

test('each that is not there is named with the file that names it', () => {
  const missing = missingPictures(() => false);
  expect(missing).toHaveLength(logos.length + stories.length);
  expect(missing[0]).toBe(
    `content/logos.ts: '${logos[0]?.id}' has no picture: there is no public/logos/${logos[0]?.id}.svg.`,
  );
});
