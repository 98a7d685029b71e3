import * as germanMails from './de/mails.ts';
import * as englishMails from './en/mails.ts';
import type { Words } from './with-words.ts';

/** A language: its own name, its BCP 47 tag, and its words for mails and answers to whoever wrote in it. */
export type Language = { name: string; tag: string } & Words<typeof englishMails>;

const en: Language = { name: 'English', tag: 'en-GB', ...englishMails };
const de: Language = { name: 'Deutsch', tag: 'de-DE', ...germanMails };

/** The languages of the site by their folders beside this file. To remove one, delete its folder and its lines here. */
export const languages: Readonly<Record<string, Language>> = { en, de };

/** The code of a language of the site: this one, or English for an unknown one or none. */
export function knownLanguage(code: string | null): string {
  return code !== null && Object.hasOwn(languages, code) ? code : 'en';
}

export function languageOf(code: string): Language {
  return languages[knownLanguage(code)] ?? en;
}
