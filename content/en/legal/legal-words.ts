export const legalWords = {
  eyebrow: 'Legal',
  changed: 'Last changed on {date}',
  sample: 'Sample text, shown until the owner of this site has filled in their own facts and had a lawyer check it.',
  onThisPage: 'On this page',
  closing: { title: 'Something unclear?', text: 'Write to us or call. A person will answer.', button: 'Write to us' },
} as const;
export type LegalWords = typeof legalWords;
