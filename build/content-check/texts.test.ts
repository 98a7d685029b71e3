import { expect, it } from 'vitest';
import { compareWords } from './texts.ts';

const FILE = 'content/de/page.ts';
const english = { title: 'Our packages', steps: ['One {count}', 'Two'], name: 'Kickoff' };

it.each<[string, Record<string, unknown>, string[]]>([
  ['all words', { title: 'Unsere Pakete', steps: ['Eins {count}', 'Zwei'], name: 'Kickoff' }, []],
  ['a missing key', { steps: ['Eins {count}', 'Zwei'], name: 'Kickoff' }, [`${FILE}: 'title' is missing.`]],
  ['a blank word', { title: ' ', steps: ['Eins {count}', 'Zwei'], name: 'Kickoff' }, [`${FILE}: 'title' is missing.`]],
  [
    'a key too many',
    { title: 'Unsere Pakete', steps: ['Eins {count}', 'Zwei', 'Drei'], name: 'Kickoff' },
    [`${FILE}: 'steps.2' is not in content/en/page.ts: one of the two misses or misspells it.`],
  ],
  [
    'an English sentence',
    { title: 'Our packages', steps: ['Eins {count}', 'Zwei'], name: 'Kickoff' },
    [`${FILE}: 'title' is still English ('Our packages'). If that is right, add it to same-as-english.ts.`],
  ],
  [
    'another placeholder',
    { title: 'Unsere Pakete', steps: ['Eins {number}', 'Zwei'], name: 'Kickoff' },
    [`${FILE}: 'steps.0' has the placeholders 'number' instead of 'count'.`],
  ],
])('finds %s', (_, words, problems) => {
  expect(compareWords(english, words, ['Kickoff'], FILE)).toEqual(problems);
});

it('finds a blank word of the English ones', () => {
  expect(compareWords({ title: '\t' }, { title: '\t' }, [], 'content/en/page.ts')).toHaveLength(1);
});
