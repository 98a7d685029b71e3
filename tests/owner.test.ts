import { readFileSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TSC } from '../build/run.ts';
import { names } from '../content/en/package-names.ts';
import { buildIn, copyProject, runIn, runStories } from './project-copy.ts';

// The recipes that matter on a copy: every check stays green except the two tests of the sample company.

const STORIES = ['ways', 'choose', 'compare', 'offer', 'budgets'];
const RENAMED = names.getMomentum;
const MINUTES = 60_000;

const { folder, change, remove } = await copyProject();

// What the container's file copies (`COPY a b target`, except from other stages).
const COPIED = [...readFileSync('deploy/Containerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
  ([, names]) => (names ?? '').split(' '),
);
beforeAll(async () => {
  await rm(join(folder, 'content/sample-company.test.ts'));
  await removeGerman();
  await addPackage();
  await change('content/packages/kickoff.ts', /amount: \d[\d_]*/, 'amount: 349_00');
  await change('content/en/package-names.ts', `'${RENAMED}'`, "'Get Traction'");
  await change('content/company.ts', "name: 'Going'", 'name: "O\'Hara & Söhne"');
  await change('content/company.ts', "'hello@going.example'", "'post@ohara.example'");
  await change('content/company.ts', /phone: '[^']+'/, "phone: '+43 1 234567'");
  await cp(join(folder, 'public/logos/halden.svg'), join(folder, 'public/logos/own.svg'));
  await change(
    'content/logos.ts',
    /(logos: readonly Logo\[\] = )\[.*\];/s,
    "$1[{ id: 'own', width: 136, name: 'Own' }];",
  );
  const people = "people: readonly Person[] = [{ name: 'Eva Ring', role: 'Partner', image: 'leyla' }]";
  await change('content/proof.ts', 'people: readonly Person[] = []', people);
  const redirect = "ownRedirects: readonly Redirect[] = [{ from: '/prices', to: '/#packages' }]";
  await change('content/redirects.ts', 'ownRedirects: readonly Redirect[] = []', redirect);
}, MINUTES);
afterAll(remove);

async function removeGerman(): Promise<void> {
  await rm(join(folder, 'content/de'), { recursive: true });
  await rm(join(folder, 'tests/e2e/languages.spec.ts'));
  await change('content/languages.ts', /^import .* from '\.\/de\/.*\n/gm, '');
  await change('content/languages.ts', /^const de: .*\n/m, '');
  await change('content/languages.ts', '{ en, de }', '{ en }');
}

async function addPackage(): Promise<void> {
  const copied = async (file: string, changes: readonly (readonly [string | RegExp, string])[]) => {
    const text = await readFile(join(folder, file), 'utf8');
    const changed = changes.reduce((before, [from, to]) => before.replaceAll(from, to), text);
    await writeFile(join(folder, file.replace('started', 'growth')), changed);
  };
  await copied('content/packages/get-started.ts', [
    ['getStarted', 'getGrowth'],
    ['get-started', 'get-growth'],
    [/amount: \d[\d_]*.*/g, 'amount: 999_00 },'],
    ['isPopular: true', 'isPopular: false'],
    ["inherits: 'kickoff'", "inherits: 'get-started'"],
  ]);
  await copied('content/en/packages/get-started.ts', [
    ['getStartedWords', 'getGrowthWords'],
    [/name: names\.\w+/g, "name: 'Get Growth'"],
    [/(metaDescription:\s*)(['`])[^'`]+\2/g, "$1'Get Growth: more people for a team that has found its users.'"],
  ]);
  const list = 'content/packages/packages.ts';
  await change(list, 'import { getMomentum }', "import { getGrowth } from './get-growth.ts';\nimport { getMomentum }");
  await change(list, 'getStarted, getMomentum', 'getStarted, getGrowth, getMomentum');
  await change('content/packages/get-momentum.ts', "inherits: 'get-started'", "inherits: 'get-growth'");
  await change('domain/package-ids.ts', "'get-started', 'get-momentum'", "'get-started', 'get-growth', 'get-momentum'");
}

// Concurrent, because none reads what another writes.
describe.concurrent("an owner's copy", () => {
  test('type-checks', { timeout: 4 * MINUTES }, async ({ expect }) => {
    expect(await runIn(folder, process.execPath, [TSC, '--noEmit'])).toBe('');
  });

  test('passes the unit tests', { timeout: 5 * MINUTES }, async ({ expect }) => {
    const folders = ['catalogue', 'content', 'domain', 'src', 'backend/contact', 'backend/owner/inbox', 'backend/http'];
    expect(await runIn(folder, 'vitest', ['run', '--project', 'unit', ...folders])).toBe('');
  });

  test('builds from what a container copies, with the new name everywhere', { timeout: 4 * MINUTES }, async ({
    expect,
  }) => {
    expect(COPIED).toContain('package-lock.json');
    expect(COPIED.filter((name) => ['.', '.env', 'data', 'dist', 'node_modules'].includes(name))).toEqual([]);
    const container = join(folder, 'data');
    for (const name of [...COPIED, 'node_modules'])
      await cp(join(folder, name), join(container, name), { recursive: true });
    expect(await buildIn(container)).toBe('');
    for (const name of ['dist', 'release']) await rename(join(container, name), join(folder, name));
    // The renamed package is renamed in pages, scripts and machine-readable files.
    const files = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true });
    for (const file of files.filter(({ name }) => /\.(html|js|txt|xml|json)$/.test(name))) {
      expect(await readFile(join(file.parentPath, file.name), 'utf8'), file.name).not.toContain(RENAMED);
    }
    for (const name of ['index', 'get-growth', 'long-term-teams'])
      expect(await readFile(join(folder, `dist/${name}.html`), 'utf8'), name).toContain('Eva Ring');
  });
});

test('passes the stories', { timeout: 15 * MINUTES }, async () => {
  expect(await runStories(folder, STORIES)).toBe('');
});
