import { describe, expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { figureProblems } from './written-figures.ts';

const problemsOf = (source: string, figures?: Parameters<typeof figureProblems>[1]) =>
  figureProblems([{ file: 'content/own.ts', source }], figures);

describe('a figure', () => {
  test('is written once, in content/figures.ts', () => {
    expect(figureProblems()).toEqual([]);
  });

  test.each([
    ['kickoffCall', "'Sixty minutes to understand the idea.'"],
    ['kickoffCall', "'60 minutes to begin'"],
    ['workshop', `\`A 2-hour workshop for \${names.kickoff}\``],
    ['kickoffCall', "'60\u2011minute call'"],
    ['validationPlan or thirdReview', "'Ninety days of tests'"],
    ['validationPlan or thirdReview', "'90\\u00a0days'"],
    ['validationPlan or thirdReview', "{ to: 'Day 90' }"],
    ['launchChecklist', "'A hundred days to launch'"],
    ['fullTeam', "'in under four weeks'"],
    ['answer', "'Twenty-four hours'"],
    ['investors', "'1000+ VCs'"],
    ['foundersSucceeded', "'50+ founders'"],
  ])('is found when %s is repeated in %s', (name, source) => {
    expect(problemsOf(`export const words = ${source};`)).toEqual([
      expect.stringMatching(
        new RegExp(`^content/own\\.ts repeats a figure: ".+"\\. Take '${name.replace(' or ', "' or '")}' from `),
      ),
    ]);
  });

  test.each([
    "'One hour a week', '10 hours a week', '20 hours per week', '120 hours'",
    "'Week 14 on the same product', 'Tuesday, 10:00', '1 in 40', '190 days'",
    "'+49 30 23125 100', '10115', '404', 'Two weeks of focus', 'Two people'",
    "'Twenty-four weeks', 'Thirty-two hours', 'Day sixty-one', 'Two hourglasses'",
    "'1,500+', '150+ desks', '2,000,000', '20,000,000'",
    `\`\${figures.validationPlan} days\`, \`\${figures.workshop} workshop\``,
    '// 60 minutes\n/* Ninety days */ 1',
  ])('is not found in %s', (source) => {
    expect(problemsOf(`export const words = [${source}];`)).toEqual([]);
  });

  test.each([
    ['45-minute', "'Forty-five minutes'"],
    ['17-minute', "'Seventeen minutes'"],
    ['1,000-hour', "'1000 hours'"],
    ['10 weeks', "'ten weeks'"],
  ])('is found in words and digits: %s in %s', (figure, source) => {
    expect(problemsOf(source, { own: { figure, claim: 'of its own' } })).toHaveLength(1);
  });

  test('has a unit, a plus or a comma to be found by', () => {
    const bare = Object.values(facts).filter(({ figure, claim }) => /^\d+$/.test(figure) && !claim.startsWith('days '));
    expect(bare).toEqual([]);
  });
});
