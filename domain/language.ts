import { language } from '../content/en/rules.ts';
import { PAGE_SUFFIX } from './host-form.ts';

/** The language of all texts, as a BCP 47 tag: for pages, dates and numbers. */
export const LANGUAGE: string = language.tag;

export const FIRST_LANGUAGE = 'en';

/** The language of this build (`SITE_LANGUAGE`, which a build sets for each), as its folder in `content/` is called. */
export const LANGUAGE_CODE: string = language.code;

/** What every address of this language's pages begins with: nothing, or `/de`. */
export const LANGUAGE_PATH: string = language.code === FIRST_LANGUAGE ? '' : `/${language.code}`;

/** An English address among the pages that begin with `start`: `/de#packages` for `/#packages` and `/de`. */
export function below(start: string, address: string): string {
  return start === '' ? address : start + address.replace(/^\/(?=[?#]|$)/, PAGE_SUFFIX);
}

/** A page's address in another language, from its address in this one: `/de/kickoff` for `/kickoff`. */
export function pathIn(code: string, address: string): string {
  const english = address.slice(LANGUAGE_PATH.length).replace(/^(?=[?#]|$)/, '/');
  return below(code === FIRST_LANGUAGE ? '' : `/${code}`, english);
}
