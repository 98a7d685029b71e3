import { expect, it } from 'vitest';
import { type FitPackage, type FitQuestion, fitPackage, readAnswers } from './package-fit.ts';

const QUESTIONS: FitQuestion[] = [
  {
    id: 'lack',
    answers: [
      { id: 'proof', for: [{ package: 'kickoff', points: 1, reason: 'It proves.' }] },
      {
        id: 'people',
        for: [
          { package: 'get-started', points: 2, reason: 'It has people.' },
          { package: 'long-term-teams', points: 3, reason: 'It has more people.' },
        ],
      },
    ],
  },
  {
    id: 'budget',
    answers: [
      { id: 'none', for: [], cents: 0 },
      { id: 'some', for: [], cents: 500 },
      { id: 'much', for: [], cents: 900 },
    ],
  },
];
const PACKAGES: FitPackage[] = [
  { id: 'long-term-teams', monthly: 900 },
  { id: 'get-started', monthly: 500 },
  { id: 'kickoff', monthly: 0 },
];

it('recommends no package while a question is open', () => {
  expect(fitPackage(QUESTIONS, PACKAGES, { lack: 'people' })).toBeNull();
  expect(fitPackage(QUESTIONS, PACKAGES, { lack: 'people', budget: 'more' })).toBeNull();
});

it('recommends the package with the most points within the budget, and names what the budget rules out', () => {
  expect(fitPackage(QUESTIONS, PACKAGES, { lack: 'people', budget: 'much' })).toEqual({
    package: 'long-term-teams',
    reasons: [{ question: 'lack', answer: 'people', package: 'long-term-teams', text: 'It has more people.' }],
    against: [],
    withinBudget: true,
  });
  expect(fitPackage(QUESTIONS, PACKAGES, { lack: 'people', budget: 'some' })).toMatchObject({
    package: 'get-started',
    reasons: [{ text: 'It has people.' }],
    beyondBudget: 'long-term-teams',
  });
  expect(fitPackage(QUESTIONS, PACKAGES, { lack: 'people', budget: 'none' })).toMatchObject({
    package: 'kickoff',
    reasons: [],
    against: [{ package: 'long-term-teams' }],
    withinBudget: true,
    beyondBudget: 'long-term-teams',
  });
});

it('recommends the cheapest on a tie', () => {
  const equal = QUESTIONS.map((one) => ({ ...one, answers: one.answers.map((answer) => ({ ...answer, for: [] })) }));
  expect(fitPackage(equal, PACKAGES, { lack: 'people', budget: 'much' })).toMatchObject({ package: 'kickoff' });
});

it('recommends the cheapest, marked as beyond the budget, when nothing is within it', () => {
  const dear = PACKAGES.filter(({ monthly }) => monthly > 0);
  expect(fitPackage(QUESTIONS, dear, { lack: 'people', budget: 'none' })).toMatchObject({
    package: 'get-started',
    withinBudget: false,
  });
});

it('reads from an address the answers of known questions, in question order', () => {
  const address = new URLSearchParams('budget=some&lack=people&else=1');
  expect(Object.entries(readAnswers(QUESTIONS, address))).toEqual([
    ['lack', 'people'],
    ['budget', 'some'],
  ]);
});

it.each(['lack=<script>', 'lack=PEOPLE', 'lack=', 'lack=__proto__', 'lack=none', '__proto__=people'])(
  'reads no answer from an address with %s',
  (query) => {
    expect(readAnswers(QUESTIONS, new URLSearchParams(query))).toEqual({});
  },
);
