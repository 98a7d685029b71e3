import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SAMPLE_FILES } from '../testing/sample-files.ts';
import { BEHAVIOUR, withTestList } from './behaviour.ts';

const document = readFileSync(BEHAVIOUR, 'utf8');
const [, promises = ''] = /## Promises\n([\s\S]*?)\n## /.exec(document) ?? [];
const lines = promises.split('\n').filter((line) => line.startsWith('- '));

test('keeps at most sixty promises, each with files that prove it', () => {
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.length).toBeLessThanOrEqual(60);
  for (const line of lines) {
    const files = Array.from(line.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`/g), ([, file = '']) => file);
    expect(files, line).not.toEqual([]);
    for (const file of files) expect(existsSync(file) || SAMPLE_FILES.includes(file), file).toBe(true);
  }
});

// An owner may delete the sample company's tests, and their titles with them.
test.skipIf(SAMPLE_FILES.some((file) => !existsSync(file)))('lists the title of every test: npm run behaviour', () => {
  expect(document).toBe(withTestList(document));
});
