export const caseStudyPage = {
  eyebrow: 'Case study: {company}',
  sample: {
    title: 'Sample story',
    text: 'The person, the company, the figure and the quotation are invented. They show how a story is told here.',
  },
  beganWith: 'Began with',
  stretch: { title: 'Where they stood and what changed', before: 'Where they stood', after: 'What changed' },
  done: 'What was done',
  quote: 'What they say',
  begin: { title: 'Begin where {name} began', ask: 'Ask first', askAbout: 'about {name}' },
  next: { title: 'The next story', link: 'Read the story', linkOf: 'of {company}' },
} as const;
export type CaseStudyWords = typeof caseStudyPage;
