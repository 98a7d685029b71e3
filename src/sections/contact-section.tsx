import type { ReactNode } from 'react';
import type { PageQuestion } from '../../catalogue/printed.ts';
import type { Company } from '../../content/company.ts';
import type { ContactWords } from '../../content/en/contact.ts';
import type { QuestionWords } from '../../content/en/questions.ts';
import { links } from '../../domain/links.ts';
import { TextLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { People, type Persons } from './people.tsx';
import { QuestionList } from './questions.tsx';

type Props = {
  words: Pick<ContactWords, 'title' | 'lead' | 'facts' | 'privacy'>;
  company: Company;
  phoneLink: string;
  questions: readonly PageQuestion[];
  questionWords: QuestionWords;
  people: Persons;
  /** The form, the only part that hydrates. */
  children: ReactNode;
};

/** Contact facts beside the form. Two ids lead to this section. */
export function ContactSection({ words, company, phoneLink, questions, questionWords, people, children }: Props) {
  const { street, postcode, city } = company.address;
  const link = 'underline underline-offset-4 hover:text-violet';
  return (
    <Section
      id="contact"
      title={words.title}
      lead={words.lead}
      secondId="contact-section"
      beside={
        <div className="card p-(--padding) has-data-sent:bg-violet-wash [--padding:1.25rem] [box-shadow:var(--shadow-card)] sm:[--padding:1.75rem] lg:[--padding:2.25rem]">
          {children}
          <p className="mt-4 text-muted text-small">
            {words.privacy.text} <TextLink href={links.privacy} text={words.privacy.link} className={link} />
          </p>
        </div>
      }
    >
      <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-8">
        <ContactFact term={words.facts.email}>
          <TextLink href={`mailto:${company.email}`} text={company.email} className={link} />
        </ContactFact>
        <ContactFact term={words.facts.phone}>
          <TextLink href={phoneLink} text={company.phone} className={link} />
        </ContactFact>
        <ContactFact term={words.facts.office}>
          {street}, {postcode} {city}
        </ContactFact>
      </dl>
      <People {...people} className="mt-7" />
      <h3 className="mt-7 mb-3 text-h3">{questionWords.title}</h3>
      <QuestionList words={questionWords} questions={questions} />
    </Section>
  );
}

function ContactFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-small max-sm:sr-only">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
