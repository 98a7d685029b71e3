import { afterEach, expect, it, vi } from 'vitest';
import { SHIPPED_FACTS, SHIPPED_FIGURES } from '../../catalogue/shipped-samples.ts';
import { company, legalFacts } from '../../content/company.ts';
import { facts } from '../../content/facts.ts';
import { legalPages } from '../../content/legal/legal-pages.ts';
import { findSamples, isSampleValue, type OwnWords, type Samples } from './samples.ts';

const [page] = legalPages as [(typeof legalPages)[number]];
const question = { id: 'why', question: 'Why?', answer: 'Because.' };
const CODE = 'Yes. What we build for you is yours: the code, the designs and the accounts they run on.';
const logo = { id: 'a', width: 100, name: 'A' };
const story = { name: 'Bo', role: 'Founder', company: 'C', image: 'bo', quote: 'Yes.' };
const figure = (name: string, value: string) => ({ [name]: { figure: value, claim: 'wonders' } });

const REAL_WORDS: OwnWords = { legalPages: [{ ...page, id: 'imprint', changed: '2030-01-01' }], questions: [question] };
const inGerman = (sample: Partial<OwnWords>) => ({ words: { en: REAL_WORDS, de: { ...REAL_WORDS, ...sample } } });

const real: Samples = {
  company: {
    ...company,
    name: 'Ahead',
    email: 'hello@ahead.de',
    phone: '+49 40 1234567',
    address: { ...company.address, street: 'Hafenstraße 1' },
    partnerUrl: 'https://www.partner.de/',
    bookingUrl: '',
  },
  legalFacts: {
    ...legalFacts,
    legalName: 'Ahead GmbH',
    representedBy: { name: 'Ida Holm', role: 'Managing director' },
    register: { court: 'Amtsgericht Hamburg', number: 'HRB 123456' },
    vatId: 'DE123456789',
    responsible: 'Ida Holm',
    processors: { hosting: 'Hosting GmbH, Berlin', mail: 'Mail GmbH, Berlin' },
    dataProtectionAuthority: 'Die Beauftragte für Datenschutz',
  },
  facts: Object.fromEntries(Object.keys(facts).map((name) => [name, { figure: '7+', claim: 'wonders' }])),
  logos: [logo],
  stories: [story],
  words: { en: REAL_WORDS, de: REAL_WORDS },
};

const found = (samples: Samples, find = findSamples) =>
  find(samples).flatMap(({ samples: list }) => list.map(({ file, what }) => `${file}: ${what}`));

afterEach(() => vi.resetModules());

it('finds nothing when everything is replaced', () => {
  expect(findSamples(real)).toEqual([]);
});

it.each([
  [{ company: { ...real.company, name: SHIPPED_FACTS.name } }, 'content/company.ts: name'],
  [{ company: { ...real.company, email: 'hello@going.example' } }, 'content/company.ts: email'],
  [
    { company: { ...real.company, address: { ...real.company.address, street: 'Musterstraße 1' } } },
    'content/company.ts: address',
  ],
  [{ legalFacts: { ...real.legalFacts, vatId: 'DE000000000' } }, 'content/company.ts: vatId'],
  [{ facts: figure('investors', SHIPPED_FIGURES['investors'] as string) }, 'content/figures.ts: 1,000+ wonders'],
  [inGerman({ legalPages: [{ id: 'terms', changed: '2026-11-28' }] }), 'content/de/legal: terms.ts'],
  [
    inGerman({
      questions: [
        { question: 'Warum?', answer: 'Nein. Du zahlst den Preis deines Pakets, und dein Unternehmen bleibt deins.' },
      ],
    }),
    "content/de/questions.ts: 'Warum?'",
  ],
  [{ logos: [{ ...logo, name: 'Papierboot' }] }, 'content/logos.ts: Papierboot'],
  [{ stories: [{ ...story, name: 'Amara Osei' }] }, 'content/stories.ts: Amara Osei of C'],
] satisfies [Partial<Samples>, string][])('finds a shipped value by itself, with its file: %j', (sample, line) => {
  expect(found({ ...real, ...sample })).toEqual([line]);
});

it('no longer lists a shipped value once it is confirmed, unless no company can have it', async () => {
  const again = await import('./samples.ts');
  const { confirmed } = await import('../../content/confirmed.ts');
  const kept: Samples = {
    ...real,
    company: { ...real.company, name: 'Going', email: 'hello@going.example' },
    facts: figure('investors', '1,000+'),
    words: { en: { ...REAL_WORDS, questions: [{ ...question, answer: CODE }] } },
  };
  expect(found(kept, again.findSamples)).toHaveLength(4);
  for (const value of ['Going', 'hello@going.example', '1,000+', CODE]) {
    expect(confirmed(value)).toBe(value);
  }
  expect(found(kept, again.findSamples)).toEqual(['content/company.ts: email']);
});

it.each([
  ['post@example.com', true],
  ['https://partner.example/', true],
  ['http://localhost:3000', true],
  ['+49 30 23125 100', true],
  ['Muster Hosting GmbH', true],
  ['https://www.latest.de/example', false],
  ['post@best-example.de', false],
  ['HRB 100000', false],
  ['Musterring 3', false],
])('takes %s for a sample: %s', (value, isOne) => {
  expect(isSampleValue(value)).toBe(isOne);
});
