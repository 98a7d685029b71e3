import { languages } from '../content/languages.ts';
import { caseStudyPaths, stories } from '../content/stories.ts';
import { pathIn } from '../domain/language.ts';
import { LISTED_PATHS, PAGE_PATHS } from '../domain/page-paths.ts';

/** The pages for search engines, case studies included. */
export const listedPaths: readonly string[] = [...LISTED_PATHS, ...caseStudyPaths(stories)];

/** The path of every page of the site. */
export const pagePaths: readonly string[] = [...PAGE_PATHS, ...caseStudyPaths(stories)];

/** The same in every language of the site. */
export const allPagePaths: readonly string[] = Object.keys(languages).flatMap((code) =>
  pagePaths.map((path) => pathIn(code, path)),
);
