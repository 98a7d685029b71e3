import { testFiles } from './test-titles.ts';

export const BEHAVIOUR = 'docs/behaviour.md';
const MARK = '<!-- Written by `npm run behaviour` from here on. -->';

/** The document with the titles of all tests, by file, below its mark. */
export function withTestList(document: string): string {
  const [promises = ''] = document.split(MARK);
  const lists = testFiles().map(({ file, titles }) =>
    [`### ${file}`, '', ...titles.map((title) => `- ${title}`)].join('\n'),
  );
  return `${promises}${MARK}\n\n## Every test, by file\n\n${lists.join('\n\n')}\n`;
}
