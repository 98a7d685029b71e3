import { language } from '../content/en/rules.ts';

/** The language of all texts, as a BCP 47 tag: for pages, dates and numbers. */
export const LANGUAGE: string = language.tag;

/** The language whose pages begin at `/`. */
export const FIRST_LANGUAGE = 'en';

/** What every address of this language's pages begins with: nothing, or `/de`. */
export const LANGUAGE_PATH: string = language.code === FIRST_LANGUAGE ? '' : `/${language.code}`;
