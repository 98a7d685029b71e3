/** Texts shared by the legal pages. `{…}` is filled in. */
export const legalWords = {
  eyebrow: 'Legal',
  changed: 'Last changed on {date}',
  sample:
    'Sample text. It stands here until the owner of this site has put in their own facts and had it read by a lawyer.',
  onThisPage: 'On this page',
  closing: {
    title: 'Something unclear?',
    text: 'Write to us or ring. A person answers.',
    button: 'Write to us',
  },
} as const;
export type LegalWords = typeof legalWords;
