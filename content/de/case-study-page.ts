import type { caseStudyPage as english } from '../en/case-study-page.ts';
import type { Words } from '../with-words.ts';

export const caseStudyPage: Words<typeof english> = {
  eyebrow: 'Fallstudie: {company}',
  sample: {
    title: 'Beispielgeschichte',
    text: 'Person, Unternehmen, Zahl und Zitat sind erfunden. Sie zeigen, wie hier eine Geschichte erzählt wird.',
  },
  beganWith: 'Angefangen mit',
  stretch: {
    title: 'Wo sie standen und was sich geändert hat',
    before: 'Wo sie standen',
    after: 'Was sich geändert hat',
  },
  done: 'Was wir getan haben',
  quote: 'Was sie sagen',
  begin: { title: 'Fang an, wo {name} angefangen hat', ask: 'Erst fragen', askAbout: 'zu {name}' },
  next: { title: 'Die nächste Geschichte', link: 'Geschichte lesen', linkOf: '– {company}' },
};
