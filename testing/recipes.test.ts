import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../backend/database/migrations.ts';
import { palette } from '../content/palette.ts';
import { buildCopy, type Change, runIn } from './project-copy.ts';
import { SAMPLE_FILES } from './sample-files.ts';

// Performs the recipes of `docs/recipes.md` that no other test tries on a copy: a page, a field of the contact form, a
// colour, another language, a package removed.

const GREEN = '#0b6e4f';

/** Sends a message with the new field, and looks for it in the database and in the mail. */
const COMPANY_TEST = `
import { expect, test } from 'vitest';
import { labelledValues } from '../backend/contact/message-fields.ts';
import { jsonPost, testFunction } from './contact-function.ts';
import { SAMPLE } from './sample-message.ts';

test('a company is stored and mailed', async () => {
  const { handle, database } = await testFunction({});
  expect((await handle(jsonPost(SAMPLE), '192.0.2.1')).status).toBe(200);
  expect(await database.query('select company from going.contact_message')).toEqual([{ company: 'Engines Ltd' }]);
  expect(labelledValues(SAMPLE, String)).toContainEqual({ field: 'company', label: 'Company', value: 'Engines Ltd' });
});
`;

/** The files that do not compile. */
async function broken(folder: string): Promise<string[]> {
  const problems = await runIn(folder, 'tsc', ['--noEmit', '--pretty', 'false']);
  return Array.from(problems.matchAll(/^(\S+)\(\d+,\d+\): error/gm), ([, file = '']) => file);
}

/** Removes a package, with everything that the build says still needs it. */
async function removePackage(change: Change, folder: string) {
  for (const file of [...SAMPLE_FILES, 'content/packages/get-scale.ts']) await rm(join(folder, file));
  await change('content/packages/packages.ts', /^import .*get-scale.*\n/m, '');
  await change('content/packages/packages.ts', ', getScale]', ']');
  await change('content/package-names.ts', /^.*getScale: .*\n/m, '');
  await change('domain/package-ids.ts', ", 'get-scale']", ']');
  // An answer that speaks for it alone, then every other reason, and what it does not do.
  await change('content/finder.ts', / {6}\{\n {8}id: 'leadership'.*?\n {6}\},\n/s, '');
  await change('content/finder.ts', /\{\s*package: 'get-scale',\s*points: \d,\s*reason: (['`]).*?\1,?\s*\},?/gs, '');
  await change('content/finder.ts', /^.*id: 'get-scale', text: .*\n/m, '');
  await change('content/stages.ts', "package: 'get-scale'", "package: 'long-term-teams'");
  await change('content/stories.ts', "beganWith: 'get-scale'", "beganWith: 'get-momentum'");
  await change('content/benefits.ts', /fact: \{\s*figure: `<.*?'full-team' \},\s*\},/s, '');
  await change('content/questions.ts', / \{get-scale\}[^']*/, '');
  await change('content/packages/get-momentum.ts', /\{get-scale\} is one step up[^']*/, 'You add a team.');
  await change(
    'content/redirects.ts',
    'ownRedirects: readonly Redirect[] = []',
    "ownRedirects: readonly Redirect[] = [{ from: '/get-scale', to: '/#packages' }]",
  );
}

/** Adds the field; resolves with the files that did not compile until they had it, too, and those that do not after all. */
async function addCompanyField(change: Change, folder: string) {
  const behindPhone = (file: string, line: string) => change(file, /^( *)phone: .*\n/m, `$&$1${line}\n`);
  await change('domain/contact-limits.ts', 'phone: 40,', 'phone: 40, company: 120,');
  await behindPhone('domain/contact-message.ts', 'company: optionalLine(CONTACT_LIMITS.company),');
  const without = await broken(folder);
  await behindPhone('backend/contact/message-fields.ts', "company: { column: 'company', label: 'Company' },");
  await change('content/contact.ts', '    package: {', "    company: { label: 'Company' },\n    package: {");
  await change(
    'content/answer-pages.ts',
    "    package: 'The",
    "    company: 'The company is too long.',\n    package: 'The",
  );
  await behindPhone('testing/sample-message.ts', "company: 'Engines Ltd',");
  await behindPhone('domain/order.ts', "company: details.company ?? '',");
  await change('src/sending/send-message.test.ts', "phone: '',", "phone: '', company: '',");
  await change(
    'backend/database/migrations.ts',
    /\];\n$/,
    `  {
    version: ${MIGRATIONS.length + 1},
    name: 'the company of who writes',
    statements: ["alter table going.contact_message add column company text not null default ''"],
  },
];
`,
  );
  await change(
    'src/contact/contact-form.tsx',
    /( *)<SelectField/,
    "$1<TextField {...fields.company} {...field('company')} />\n$&",
  );
  return { without, after: await broken(folder) };
}

let copy: Awaited<ReturnType<typeof buildCopy>>;
let brokenByField: Awaited<ReturnType<typeof addCompanyField>>;

beforeAll(async () => {
  copy = await buildCopy({}, async (change, folder) => {
    await change('domain/links.ts', / compare: .*\n/, `$&  about: \`/about\${PAGE_END}\`,\n`);
    await change('domain/page-paths.ts', '  links.compare,', '  links.compare,\n  links.about,');
    const words = "{ title: 'About us', metaDescription: 'Who we are.', lead: 'Two founders, and a plan.' }";
    await writeFile(join(folder, 'content/about-page.ts'), `export const aboutPage = ${words};\n`);
    const shape = "textFile('content/about-page.ts', aboutPage, texts('title metaDescription lead')),";
    await change('catalogue/check/text-files.ts', / {2}textFile\('content\/home/, `  ${shape}\n$&`);
    await change(
      'catalogue/check/text-files.ts',
      'import ',
      "import { aboutPage } from '../../content/about-page.ts';\nimport ",
    );
    await writeFile(
      join(folder, 'src/pages/about.astro'),
      `---
import { aboutPage } from '../../content/about-page.ts';
import Page from '../layouts/page.astro';
import { Section } from '../ui/section.tsx';
---

<Page title={aboutPage.title} description={aboutPage.metaDescription}>
  <Section id="about" title={aboutPage.title} lead={aboutPage.lead}>{aboutPage.metaDescription}</Section>
</Page>
`,
    );

    const link = "{ id: 'about', label: 'About us', to: links.about, in: ['header', 'menu', 'footer'] },";
    await change('content/navigation.ts', /^ {2}\{ id: 'compare',/m, `  ${link}\n$&`);

    await removePackage(change, folder);
    brokenByField = await addCompanyField(change, folder);
    await writeFile(join(folder, 'testing/company.test.ts'), COMPANY_TEST);

    await change('src/styles/tokens.css', `--color-violet: ${palette.violet};`, `--color-violet: ${GREEN};`);
    await change('content/palette.ts', `violet: '${palette.violet}'`, `violet: '${GREEN}'`);
    await change('domain/language.ts', "'en-GB'", "'en-IE'");
  });
}, 300_000);

afterAll(() => copy?.remove());

const built = (name: string) => readFile(join(copy.dist, name), 'utf8');

test('adds a page that is built and listed in the sitemap', async () => {
  expect(await built('about.html')).toContain('Two founders, and a plan.');
  expect(await built('sitemap-0.xml')).toContain('/about</loc>');
  expect(await built('share/about.png')).toBeTruthy();
  // In header, menu and footer.
  expect((await built('index.html')).match(/href="\/about"/g)).toHaveLength(3);
  expect(await built('about.html')).toMatch(/href="\/about" aria-current="page"/);
});

test('does not compile with a new field until every record over the fields has it', () => {
  for (const file of [
    'backend/contact/message-fields.ts',
    'content/answer-pages.ts',
    'content/contact.ts',
    'domain/order.ts',
    'src/sending/send-message.test.ts',
    'testing/sample-message.ts',
  ])
    expect(brokenByField.without).toContain(file);
  expect(brokenByField.after).toEqual([]);
});

test('adds a field to the contact form that is shown, stored and mailed', async () => {
  expect(await built('index.html')).toMatch(/<label[^>]*>Company/);
  expect(await runIn(copy.folder, 'vitest', ['run', '--project', 'unit', 'testing/company.test.ts'])).toBe('');
});

test('removes a package from every page, and leads its address to the others', async () => {
  for (const name of ['index.html', 'compare.html', 'llms.txt', 'sitemap-0.xml'])
    expect(await built(name), name).not.toMatch(/Get Scale|\/get-scale/);
  await expect(access(join(copy.dist, 'get-scale.html'))).rejects.toThrow();
  expect(await built('_redirects')).toContain('/get-scale /#packages 308\n');
  const about = [
    'catalogue',
    'content',
    'domain/catalogue',
    'domain/compare',
    'domain/links',
    'domain/order-by',
    'domain/package',
  ];
  expect(await runIn(copy.folder, 'vitest', ['run', '--project', 'unit', ...about])).toBe('');
});

test('changes a colour on every page', async () => {
  const home = await built('index.html');
  expect(home).toContain(GREEN);
  expect(home).not.toContain(`--color-violet:${palette.violet}`);
});

test('changes the language of every page', async () => {
  const home = await built('index.html');
  expect(home).toContain('<html lang="en-IE"');
  expect(home).toContain('content="en_IE"');
  expect(home).not.toMatch(/en[-_]GB/);
});
