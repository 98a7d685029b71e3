import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { palette } from '../content/palette.ts';
import { buildCopy } from './build-copy.ts';
import { changeFile } from './project-copy.ts';

// The recipes of `docs/recipes.md` that no other test tries, done on a copy: a page, a colour, another language.

const GREEN = '#0b6e4f';
let copy: Awaited<ReturnType<typeof buildCopy>>;

beforeAll(async () => {
  copy = await buildCopy({}, async (folder) => {
    const change = (file: string, from: string, to: string) => changeFile(join(folder, file), from, to);

    await change('domain/links.ts', "  compare: '/compare',", "  compare: '/compare',\n  about: '/about',");
    await change('domain/page-paths.ts', '  links.compare,', '  links.compare,\n  links.about,');
    const words = "{ title: 'About us', metaDescription: 'Who we are.', lead: 'Two founders, and a plan.' }";
    await writeFile(join(folder, 'content/about-page.ts'), `export const aboutPage = ${words};\n`);
    await change('catalogue/check/content.ts', '  texts: {', "  texts: {\n    'content/about-page.ts': aboutPage,");
    await change('catalogue/check/content.ts', 'import ', "import { aboutPage } from './about-page.ts';\nimport ");
    const schema = "'content/about-page.ts': words('title', 'metaDescription', 'lead'),";
    await change('catalogue/check/text-schemas.ts', "  'content/home.ts':", `  ${schema}\n  'content/home.ts':`);
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

    await change('src/styles/tokens.css', `--color-violet: ${palette.violet};`, `--color-violet: ${GREEN};`);
    await change('content/palette.ts', `violet: '${palette.violet}'`, `violet: '${GREEN}'`);
    await change('domain/language.ts', "'en-GB'", "'en-IE'");
  });
}, 120_000);

afterAll(() => copy?.remove());

const built = (name: string) => readFile(join(copy.dist, name), 'utf8');

test('a page that is added by the recipe is built, and search engines find it', async () => {
  expect(await built('about.html')).toContain('Two founders, and a plan.');
  expect(await built('sitemap-0.xml')).toContain('/about</loc>');
  expect(await built('share/about.png')).toBeTruthy();
});

test('a colour that is changed by the recipe is the colour of the pages', async () => {
  const home = await built('index.html');
  expect(home).toContain(GREEN);
  expect(home).not.toContain(`--color-violet:${palette.violet}`);
});

test('a language that is changed by the recipe is that of every page', async () => {
  const home = await built('index.html');
  expect(home).toContain('<html lang="en-IE"');
  expect(home).toContain('content="en_IE"');
  expect(home).not.toMatch(/en[-_]GB/);
});
