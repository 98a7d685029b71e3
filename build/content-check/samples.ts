import {
  isSampleAnswer,
  isSampleLegalPage,
  isSampleLogo,
  isSampleStory,
  SHIPPED_FACTS,
  SHIPPED_FIGURES,
} from '../../catalogue/shipped-samples.ts';
import { type Company, company, type LegalFacts, legalFacts } from '../../content/company.ts';
import { confirmations } from '../../content/confirmed.ts';
import type * as proof from '../../content/en/proof.ts';
import type * as questions from '../../content/en/questions.ts';
import { type Fact, facts } from '../../content/facts.ts';
import { languages } from '../../content/languages.ts';
import { type LegalPage, legalPageSchema } from '../../content/legal/legal-page.ts';
import { type Logo, logos } from '../../content/logos.ts';
import type { BillingTerms } from '../../content/proof.ts';
import type { Question } from '../../content/questions.ts';
import { type Story, stories } from '../../content/stories.ts';
import { load } from './texts.ts';

// How to tell a value that no real company has by its look.

const MARKS: readonly RegExp[] = [
  // Reserved names (RFC 2606), and this machine.
  /(^|@|\/\/|\.)(example|test|invalid|localhost)(\.(com|net|org))?([:/]|$)/i,
  /\bMuster(mann|frau|straße|stadt| )/,
  // Register numbers of zeros only.
  /0{6}/,
  // Telephone numbers reserved for fiction by the German regulator: 030 23125.
  /^\+49 ?30 ?23125/,
];

export function isSampleValue(value: unknown): boolean {
  if (typeof value === 'string') return MARKS.some((mark) => mark.test(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(isSampleValue);
}

export type Samples = {
  company: Company;
  legalFacts: LegalFacts;
  /** By the names of `content/figures.ts`. */
  facts: Readonly<Record<string, Fact>>;
  logos: readonly Logo[];
  stories: readonly Story[];
  words: Readonly<Record<string, OwnWords>>;
};

export type OwnWords = {
  legalPages: readonly Pick<LegalPage, 'id' | 'changed'>[];
  questions: readonly Pick<Question, 'question' | 'answer'>[];
};

export type Sample = { file: string; what: string };
export type SampleGroup = { title: string; remedy: string; samples: Sample[] };

const CONFIRM = "where one is right as it is, write confirmed('…') around it (import it from content/confirmed.ts)";

/** Content is judged by its value, so a replaced one is no longer found. */
export function findSamples({ company, legalFacts, facts, logos, stories, words }: Samples): SampleGroup[] {
  const own: Record<string, unknown> = { ...company, ...legalFacts };
  const figures = Object.fromEntries(Object.entries(facts).map(([name, { figure }]) => [name, figure]));
  const obvious = Object.keys(own).filter((name) => isSampleValue(own[name]));
  const shipped = unchanged(own, SHIPPED_FACTS);
  const groups = [
    {
      title: 'Company',
      remedy: `put in your own; ${CONFIRM}`,
      samples: Object.keys(own)
        .filter((name) => obvious.includes(name) || shipped.includes(name))
        .map((name) => ({ file: 'content/company.ts', what: name })),
    },
    {
      title: 'Figures',
      remedy: `change what is not true of you; ${CONFIRM}`,
      samples: unchanged(figures, SHIPPED_FIGURES).map((name) => ({
        file: 'content/figures.ts',
        what: `${figures[name]} ${facts[name]?.claim}`,
      })),
    },
    {
      title: 'Legal pages',
      remedy: 'have each read by your lawyer, then set its date, `changed`',
      samples: Object.entries(words).flatMap(([code, { legalPages }]) =>
        legalPages.filter(isSampleLegalPage).map(({ id }) => ({ file: `content/${code}/legal`, what: `${id}.ts` })),
      ),
    },
    {
      title: 'Stories',
      remedy: 'tell real ones, or delete them',
      samples: stories
        .filter(isSampleStory)
        .map(({ name, company: firm }) => ({ file: 'content/stories.ts', what: `${name} of ${firm}` })),
    },
    {
      title: 'Logos',
      remedy: "put in your customers', or delete them",
      samples: logos.filter(isSampleLogo).map(({ name }) => ({ file: 'content/logos.ts', what: name })),
    },
    {
      title: 'Questions',
      remedy: `answer them yourself; ${CONFIRM}`,
      samples: Object.entries(words).flatMap(([code, { questions }]) =>
        questions
          .filter(isSampleAnswer)
          .map(({ question }) => ({ file: `content/${code}/questions.ts`, what: `'${question}'` })),
      ),
    },
  ];
  return groups.filter(({ samples }) => samples.length > 0);
}

/** A value that several share needs a confirmation for each. */
function unchanged(values: Readonly<Record<string, unknown>>, shipped: Readonly<Record<string, unknown>>): string[] {
  const same = Object.keys(shipped).filter((name) => values[name] === shipped[name]);
  return same.filter(
    (name) => confirmations(values[name]) < same.filter((other) => values[other] === values[name]).length,
  );
}

export async function ownSamples(): Promise<SampleGroup[]> {
  const codes = Object.keys(languages);
  const words = await Promise.all(codes.map(wordsOf));
  return findSamples({
    company,
    legalFacts,
    facts,
    logos,
    stories,
    words: Object.fromEntries(codes.map((code, at) => [code, words[at] as OwnWords])),
  });
}

export async function ownBillingTerms(): Promise<Record<string, BillingTerms>> {
  const terms = Object.keys(languages).map(async (code) => {
    const { billingTerms } = await load<typeof proof>(`content/${code}/proof.ts`);
    return [code, billingTerms] as const;
  });
  return Object.fromEntries(await Promise.all(terms));
}

async function wordsOf(code: string): Promise<OwnWords> {
  const { commonQuestionWords, homeQuestionWords } = await load<typeof questions>(`content/${code}/questions.ts`);
  const pages = legalPageSchema.shape.id.options.map(async (id) => {
    const { [id]: page } = await load<Record<string, LegalPage | ((build: object) => LegalPage)>>(
      `content/${code}/legal/${id}.ts`,
    );
    // What the privacy page says depends on the build, its date does not.
    return (typeof page === 'function' ? page({ hosted: false }) : page) as LegalPage;
  });
  return {
    legalPages: await Promise.all(pages),
    questions: Object.values({ ...homeQuestionWords, ...commonQuestionWords }),
  };
}
