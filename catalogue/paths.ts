import { languages } from '../content/languages.ts';
import { caseStudyPaths, stories } from '../content/stories.ts';
import { FIRST_LANGUAGE, pathIn } from '../domain/language.ts';
import { LISTED_PATHS, PAGE_PATHS } from '../domain/page-paths.ts';

export const listedPaths: readonly string[] = [...LISTED_PATHS, ...caseStudyPaths(stories)];

export const pagePaths: readonly string[] = [...PAGE_PATHS, ...caseStudyPaths(stories)];

/** A page's path in every language, and as `x-default` in the first; empty where the site has one language. */
export function alternatesOf(path: string): { lang: string; path: string }[] {
  const codes = Object.keys(languages);
  const all = codes.map((lang) => ({ lang, path: pathIn(lang, path) }));
  return codes.length > 1 ? [...all, { lang: 'x-default', path: pathIn(FIRST_LANGUAGE, path) }] : [];
}
