import { acknowledgement as de } from './de/acknowledgement.ts';
import { acknowledgement as en } from './en/acknowledgement.ts';

/**
 * The languages of the site, each a folder beside this file: its own name, and the words that the server needs of it. To remove
 * one, delete its folder and its two lines here.
 */
export const languages: Readonly<Record<string, { name: string; acknowledgement: typeof en | typeof de }>> = {
  en: { name: 'English', acknowledgement: en },
  de: { name: 'Deutsch', acknowledgement: de },
};
