/** The language of all texts, as a BCP 47 tag: for pages, dates and numbers. */
export const LANGUAGE = 'en-GB';
