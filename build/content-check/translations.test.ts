import { expect, it } from 'vitest';
import { compareWords } from './translations.ts';

const FILE = 'content/de/page.ts';
const compare = (words: unknown) =>
  compareWords({ title: 'Our packages', steps: ['One {count}', 'Two'], name: 'Kickoff' }, words, ['Kickoff'], FILE);

it.each<[string, object, string[]]>([
  ['all words', { title: 'Unsere Pakete', steps: ['Eins {count}', 'Zwei'], name: 'Kickoff' }, []],
  ['a missing key', { steps: ['Eins {count}', 'Zwei'], name: 'Kickoff' }, [`${FILE}: 'title' is missing.`]],
  ['a blank word', { title: ' ', steps: ['Eins {count}', 'Zwei'], name: 'Kickoff' }, [`${FILE}: 'title' is missing.`]],
  [
    'a key too many',
    { title: 'Unsere Pakete', steps: ['Eins {count}', 'Zwei', 'Drei'], name: 'Kickoff' },
    [`${FILE}: 'steps.2' is not among the English words.`],
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
  expect(compare(words)).toEqual(problems);
});
