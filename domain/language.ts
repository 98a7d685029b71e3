/** The language of all texts, as a BCP 47 tag: what pages, dates and numbers are marked and written in. */
export const LANGUAGE = 'en-GB';
