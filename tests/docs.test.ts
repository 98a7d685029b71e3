import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { DEFAULT_SITE_DIR, readSettings, SERVER_SETTINGS } from '../backend/settings.ts';
import { company } from '../content/company.ts';
import { SAMPLE_FILES } from './project-copy.ts';

const inFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...inFolder('docs')];
const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};
const example = readFileSync('.env.example', 'utf8');

const workflow = readFileSync('deploy/release.yml', 'utf8');
const rules = readdirSync('domain')
  .map((name) => readFileSync(`domain/${name}`, 'utf8'))
  .join('\n');

const codeOf = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] as string);

/** What is deleted with German; the documents still say how. */
const OF_GERMAN = /^content\/de\b|^tests\/e2e\/languages\.spec\.ts$/;
const isGermanHere = existsSync('content/de');

test.each(documents)('finds every path that %s names', (document) => {
  const paths = codeOf(document).filter(
    (code) =>
      /^(catalogue|content|domain|src|backend|build|tests|findings|docs|public|supabase|deploy)\//.test(code) &&
      !/\s/.test(code),
  );
  const missing = paths.filter((path) => !existsSync(path) && !SAMPLE_FILES.includes(path));
  expect(missing.filter((path) => isGermanHere || !OF_GERMAN.test(path))).toEqual([]);
});

test.each(documents)('finds every file that %s links to', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    (match) => match[1] as string,
  );
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
});

// The changelog names commands that there were.
test.each(documents.filter((name) => name !== 'CHANGELOG.md'))('finds every npm command that %s names', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] as string);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(documents)('finds every setting that %s names in .env.example, domain/ or the workflow', (document) => {
  const named = codeOf(document).flatMap((code) => code.match(/^[A-Z][A-Z]+_[A-Z_]+/) ?? []);
  const isKnown = (name: string) =>
    example.includes(`\n${name}=`) || rules.includes(`export const ${name}`) || workflow.includes(` ${name}: `);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

test('lists every server setting with its default in .env.example', () => {
  const { PUBLIC_SITE_URL: _, ...listed } = parseEnv(example);
  expect(readSettings(listed, company)).toEqual(readSettings({}, company));
  // An empty line is for a setting without a default value, or with one that depends on where the program is.
  for (const [name, value] of Object.entries(SERVER_SETTINGS.parse({})))
    if (listed[name] === '') expect(['', [], DEFAULT_SITE_DIR], name).toContainEqual(value);
});

test('describes the version of package.json in the changelog', () => {
  const newest = /^## \[(\d[^\]]*)\]/m.exec(readFileSync('CHANGELOG.md', 'utf8'));
  expect(newest?.[1]).toBe(version);
});
