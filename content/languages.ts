import { acknowledgement as deAcknowledgement } from './de/acknowledgement.ts';
import { answer as deAnswer } from './de/answer.ts';
import { acknowledgement as enAcknowledgement } from './en/acknowledgement.ts';
import { answer as enAnswer } from './en/answer.ts';

/** A language: its own name, its BCP 47 tag, and its words for mails and answers to whoever wrote in it. */
export type Language = {
  name: string;
  tag: string;
  acknowledgement: Readonly<Record<keyof typeof enAcknowledgement, string>>;
  answer: Readonly<Record<keyof typeof enAnswer, string>>;
};

const en: Language = { name: 'English', tag: 'en-GB', acknowledgement: enAcknowledgement, answer: enAnswer };
const de: Language = { name: 'Deutsch', tag: 'de-DE', acknowledgement: deAcknowledgement, answer: deAnswer };

/** The languages of the site by their folders beside this file. To remove one, delete its folder and its lines here. */
export const languages: Readonly<Record<string, Language>> = { en, de };

/** The code of a language of the site: this one, or English for an unknown one or none. */
export function knownLanguage(code: string | null): string {
  return code !== null && Object.hasOwn(languages, code) ? code : 'en';
}

export function languageOf(code: string): Language {
  return languages[knownLanguage(code)] ?? en;
}
