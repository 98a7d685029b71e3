import { language } from '../content/en/rules.ts';
import { PAGE_SUFFIX } from './host-form.ts';

/** The language of all texts, as a BCP 47 tag: for pages, dates and numbers. */
export const LANGUAGE: string = language.tag;

/** The language whose pages begin at `/`. */
export const FIRST_LANGUAGE = 'en';

/** The language of this build (`SITE_LANGUAGE`, which a build sets for each), as its folder in `content/` is called. */
export const LANGUAGE_CODE: string = language.code;

/** What every address of this language's pages begins with: nothing, or `/de`. */
export const LANGUAGE_PATH: string = language.code === FIRST_LANGUAGE ? '' : `/${language.code}`;

/** A page's path in another language, from its path in this one: `/de/kickoff` for `/kickoff`. */
export function pathIn(code: string, path: string): string {
  const start = code === FIRST_LANGUAGE ? '' : `/${code}`;
  const rest = path.slice(LANGUAGE_PATH.length).replace(/^\/$/, '');
  if (rest !== '') return start + rest;
  return start === '' ? '/' : start + PAGE_SUFFIX;
}
