import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

// For each import rule of `biome.json`, a file that breaks it: all are written into a copy and linted at once.

const FORBIDDEN = [
  ['domain/example.ts', '../content/company.ts', 'domain is pure'],
  ['domain/example.ts', 'react', 'domain is pure'],
  ['content/example.ts', '../src/sections/example.ts', 'content imports domain only'],
  ['content/example.ts', '../scripts/run.ts', 'What runs the site'],
  ['content/example.ts', '../catalogue/paths.ts', 'content imports domain only'],
  ['catalogue/example.ts', '../src/sections/example.ts', 'catalogue imports content and domain only'],
  ['backend/example.ts', '../src/sections/example.ts', 'never src'],
  ['backend/example.ts', '../testing/mailbox.ts', 'What runs the site'],
  ['backend/example.test.ts', '../e2e/site.ts', 'Programs are run'],
  ['build/example.ts', '../scripts/run.ts', 'Programs are run'],
  ['e2e/example.spec.ts', '../src/sections/example.ts', 'A story knows'],
  ['e2e/example.spec.ts', '../scripts/run.ts', 'Programs are run'],
  ['supabase/functions/example/index.ts', '../../../domain/price.ts', 'hand over to backend'],
  ['src/example.ts', '../backend/log.ts', 'never imports backend'],
  ['src/pages/example.ts', '../../testing/mailbox.ts', 'What runs the site'],
  ['src/ui/example.ts', '../../content/company.ts', 'ui knows no word'],
  ['src/ui/example.ts', '../../domain/price.ts', 'ui knows no word'],
  ['src/ui/example.ts', '../catalogue/prices.ts', 'ui knows no word'],
  ['src/sections/example.ts', '../contact/draft.ts', 'sections import ui'],
  ['src/sections/example.ts', '../../content/company.ts', 'sections get their content as props'],
  ['src/sections/example.ts', '../catalogue/prices.ts', 'sections get their content as props'],
  ['src/layouts/example.ts', '../contact/draft.ts', 'layouts import ui only'],
  ['src/layouts/browser/example.ts', '../../../content/company.ts', 'stays small'],
  ['src/checkout/example.ts', '../contact/draft.ts', 'checkout imports'],
  ['src/contact/example.ts', '../checkout/records.ts', 'contact imports'],
  ['src/finder/example.ts', '../contact/draft.ts', 'finder imports'],
  ['src/finder/example.ts', '../sections/hero.tsx', 'finder imports'],
  ['src/desk/example.ts', '../sections/hero.tsx', 'desk imports ui only'],
  ['src/desk/example.ts', '../../backend/log.ts', 'never imports backend'],
  ['src/sections/example.ts', '../finder/finder.tsx', 'sections import ui'],
  ['src/sending/example.ts', '../contact/draft.ts', 'sending is asked'],
  ['src/sending/example.ts', '../checkout/records.ts', 'sending is asked'],
] as const;

/** A case's file, named apart from the others of its folder. */
const fileOf = (path: string, index: number) =>
  path.replace('example', `example-${index}`).replace('/index.', `/i${index}.`);

const OWN: Record<string, string> = {
  'src/sections/with-type.ts':
    "import type { Company } from '../../content/company.ts';\nexport type Facts = Company;\n",
  'src/sections/with-table.ts':
    "import { TECHNOLOGY_GROUP_IDS } from '../../content/technology.ts';\nconsole.log(TECHNOLOGY_GROUP_IDS);\n",
  'domain/one.ts': "import { two } from './two.ts';\nexport const one: number = two;\n",
  'domain/two.ts': "import { one } from './one.ts';\nexport const two: number = one;\n",
  'domain/left.ts': "import type { Right } from './right.ts';\nexport type Left = { right: Right };\n",
  'domain/right.ts': "import type { Left } from './left.ts';\nexport type Right = { left?: Left };\n",
};

const folder = await temporaryFolder();
const said = new Map<string, string>();

beforeAll(async () => {
  for (const name of ['biome.json', '.gitignore', 'domain', 'content', 'catalogue', 'src']) {
    await cp(name, join(folder, name), { recursive: true });
  }
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const [index, [path, target]] of FORBIDDEN.entries()) {
    await write(fileOf(path, index), `import { example } from '${target}';\nconsole.log(example);\n`);
  }
  for (const [path, text] of Object.entries(OWN)) await write(path, text);
  type Report = { diagnostics: { message: string; location: { path: string } }[] };
  const report = await new Promise<Report>((resolve) => {
    const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
    execFile('biome', options, { cwd: folder, maxBuffer: 1e8 }, (_, stdout) => resolve(JSON.parse(stdout)));
  });
  for (const { message, location } of report.diagnostics) {
    said.set(location.path, `${said.get(location.path) ?? ''}${message}\n`);
  }
}, 60_000);

test.each(FORBIDDEN.map(([path, target, message], index) => [path, target, message, fileOf(path, index)] as const))(
  'forbids %s to import %s',
  (_path, _target, message, file) => {
    expect(said.get(file)).toContain(message);
  },
);

test('lets a section import types of content, but no values', () => {
  expect(said.get('src/sections/with-type.ts')).toBeUndefined();
  expect(said.get('src/sections/with-table.ts')).toContain('sections get their content as props');
});

test('has no import cycles, types included', () => {
  for (const name of ['one', 'two', 'left', 'right']) expect(said.get(`domain/${name}.ts`)).toContain('cycle');
});
