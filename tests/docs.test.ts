import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...inDocs.map((name) => `docs/${name}`)];
const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8'));
/** What an owner may delete, as the documents say. */
const DELETED = ['content/sample-company.test.ts', 'content/de', 'tests/e2e/languages.spec.ts'];

test.each(documents)('finds every path, link and npm command that %s names', (document) => {
  const text = readFileSync(document, 'utf8');
  const all = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found ?? '');
  const paths = all(
    /`((?:catalogue|content|domain|src|backend|build|tests|findings|docs|public|supabase|deploy)\/[^`\s]+)`/g,
  );
  const isDeleted = (path: string) => DELETED.some((name) => path.startsWith(name));
  expect(paths.filter((path) => !existsSync(path) && !isDeleted(path))).toEqual([]);
  const links = all(/\]\((?!https?:)([^)#]+)/g);
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  expect(all(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});

test('describes the version of package.json in the changelog', () => {
  const newest = /^## \[(\d[^\]]*)\]/m.exec(readFileSync('CHANGELOG.md', 'utf8'));
  expect(newest?.[1]).toBe(version);
});
