import { content } from '../catalogue/check/content.ts';
import { findContentProblems } from '../catalogue/check/validate.ts';
import { figureProblems } from '../catalogue/check/written-figures.ts';
import { doubledPhotos, pictureProblems, redirectsHome, shadowedRedirects } from './content-files.ts';

/** A sentence for each mistake in the content, or in the files it names. */
export async function loadedContentProblems(): Promise<string[]> {
  const problems = findContentProblems(content);
  if (problems.length > 0) return problems;
  return [
    ...figureProblems(),
    ...(await pictureProblems()),
    ...doubledPhotos(),
    ...shadowedRedirects(),
    ...redirectsHome(),
  ];
}
