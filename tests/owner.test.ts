import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { home } from '../content/en/home.ts';
import { names } from '../content/en/package-names.ts';
import { buildIn, copyProject, runIn, runStories, SAMPLE_FILES } from './project-copy.ts';

// An owner's changes on a copy: every check stays green except the two tests of the sample company.

const STORIES = ['ways', 'choose', 'compare', 'offer', 'budgets', 'look'];
const RENAMED = names.getMomentum;
const MINUTES = 60_000;
const BOOKING = 'https://book.ohara.example/call';
const ANSWERS = ['We erase your data after thirty days.', 'The course takes 90 days and costs nothing.'];

const { folder, change, remove } = await copyProject();
beforeAll(async () => {
  for (const name of SAMPLE_FILES) await rm(join(folder, name));
  await makeItTheirOwn();
}, MINUTES);

afterAll(remove);

async function makeItTheirOwn(): Promise<void> {
  await rm(join(folder, 'content/de'), { recursive: true });
  await rm(join(folder, 'tests/e2e/languages.spec.ts'));
  await change('content/languages.ts', /^import .* from '\.\/de\/.*\n/gm, '');
  await change('content/languages.ts', /^const de: .*\n/m, '');
  await change('content/languages.ts', '{ en, de }', '{ en }');

  await change('content/packages/kickoff.ts', /amount: \d[\d_]*/, 'amount: 349_00');
  await change('content/en/package-names.ts', `'${RENAMED}'`, "'Get Traction'");

  const pack = (await readFile(join(folder, 'content/packages/get-started.ts'), 'utf8'))
    .replaceAll('getStarted', 'getGrowth')
    .replaceAll('get-started', 'get-growth')
    .replace(/amount: \d[\d_]*.*/, 'amount: 999_00 },')
    .replace('isPopular: true', 'isPopular: false')
    .replace("inherits: 'kickoff'", "inherits: 'get-started'");
  await writeFile(join(folder, 'content/packages/get-growth.ts'), pack);
  const words = (await readFile(join(folder, 'content/en/packages/get-started.ts'), 'utf8'))
    .replace('getStartedWords', 'getGrowthWords')
    .replace(/name: names\.\w+/, "name: 'Get Growth'")
    .replace(/cta: `[^`]+`/, "cta: 'Explore Get Growth'")
    .replace(
      /metaDescription:\s*(['`])[^'`]+\1/,
      "metaDescription: 'Get Growth: more people for a team that has found its users, for a monthly price.'",
    )
    .replace(/checkout: \{\s*description: '[^']+'/, "checkout: { description: 'More people build with you.'");
  await writeFile(join(folder, 'content/en/packages/get-growth.ts'), words);
  await change(
    'content/packages/packages.ts',
    'import { getMomentum }',
    "import { getGrowth } from './get-growth.ts';\nimport { getMomentum }",
  );
  await change('content/packages/packages.ts', 'getStarted, getMomentum', 'getStarted, getGrowth, getMomentum');
  await change('content/packages/get-momentum.ts', "inherits: 'get-started'", "inherits: 'get-growth'");
  await change('domain/package-ids.ts', "'get-started', 'get-momentum'", "'get-started', 'get-growth', 'get-momentum'");

  await change('content/company.ts', "name: 'Going'", 'name: "O\'Hara & Söhne"');
  await change(
    'content/en/company.ts',
    /taglineLines: \['.*\]/,
    "taglineLines: ['Your Builder', 'that makes companies', 'Stand']",
  );
  await change('content/company.ts', "'hello@going.example'", "'post@ohara.example'");
  await change('content/company.ts', /phone: '[^']+'/, "phone: '+43 1 234567'");
  await change('content/company.ts', /street: '[^']+'/, "street: 'Ring 2'");
  await change('content/company.ts', /postcode: '[^']+'/, "postcode: '1010'");
  await change('content/company.ts', /city: '[^']+'/, "city: 'Vienna'");

  await cp(join(folder, 'public/logos/halden.svg'), join(folder, 'public/logos/own.svg'));
  await change(
    'content/logos.ts',
    /logos: readonly Logo\[\] = \[.*\];/s,
    "logos: readonly Logo[] = [{ id: 'own', width: 136, name: 'Own' }];",
  );
  await change(
    'content/stories.ts',
    /withWords\(\s*\[.*\],\s*storyWords/s,
    `withWords([
      { name: 'Ida', company: 'Own', image: 'amara' },
      { name: 'Bo', company: 'Bridges', image: 'henrik', caseStudy: { id: 'bridges', beganWith: 'long-term-teams' } },
    ], storyWords`,
  );
  await change(
    'content/en/stories.ts',
    /storyWords = \[.*\]/s,
    `storyWords = [
      { role: 'Founder', quote: 'It stands.' },
      {
        role: 'Founder', quote: 'It holds.',
        caseStudy: {
          title: 'It holds.',
          lead: 'It did not hold.',
          metaTitle: 'It holds',
          metaDescription: 'How it came to hold.',
          before: { title: 'It fell', text: 'It fell.' },
          after: { title: 'It holds', text: 'It holds.' },
          done: [{ title: 'Steel', text: 'We took steel.' }],
        },
      },
    ]`,
  );

  await change(
    'content/proof.ts',
    'people: readonly Person[] = []',
    "people: readonly Person[] = [{ name: 'Eva Ring', role: 'Partner', image: 'leyla' }]",
  );
  await change('content/en/proof.ts', 'noticePeriod: null', "noticePeriod: 'One month'");
  await change('content/en/proof.ts', 'billingStart: null', "billingStart: 'With the first call'");
  await change('content/en/proof.ts', 'paymentDue: null', "paymentDue: 'ten days'");
  await change('content/en/proof.ts', 'packageHours: null', "packageHours: { 'get-growth': '25 hours a week' }");

  await change('content/company.ts', "bookingUrl: ''", `bookingUrl: '${BOOKING}'`);
  await change(
    'content/navigation.ts',
    "{ id: 'compare',",
    "{ id: 'blog', to: 'https://blog.example.com/', in: ['header', 'menu', 'footer'] },\n  { id: 'compare',",
  );
  await change('content/en/navigation.ts', 'compare: {', "blog: { label: 'Our Blog' },\n  compare: {");
  for (const [index, answer] of ANSWERS.entries()) {
    const id = `own-${'ab'[index]}`;
    await change('content/questions.ts', /homeQuestions.*= withWords\(\s*\[/, `$&{ id: '${id}' }, `);
    await change(
      'content/en/questions.ts',
      /homeQuestionWords = \{/,
      `$&\n'${id}': { question: 'And?', answer: '${answer}' },`,
    );
  }

  await change('content/en/home.ts', home.hero.lead, `${home.hero.lead} ${home.hero.lead}`);
  await change('content/packages/kickoff.ts', "{ id: 'roadmap' },", "{ id: 'naming' }, { id: 'roadmap' },");

  await change(
    'content/en/packages/kickoff.ts',
    /roadmap: \{ text/,
    "naming: { text: 'A name for the company' },\n        $&",
  );
  await change('content/teams.ts', "{ name: 'React' }", "{ name: 'React' }, { name: 'Svelte' }");
  await change(
    'content/redirects.ts',
    'ownRedirects: readonly Redirect[] = []',
    `ownRedirects: readonly Redirect[] = [
      { from: '/prices', to: '/#packages' },
      { from: '/old/page.php', to: '/compare' },
      { from: '/blog/*', to: 'https://blog.example.com/*' },
    ]`,
  );
}

// Concurrent, because none reads what another writes.
describe.concurrent("an owner's copy", () => {
  test('type-checks', { timeout: 4 * MINUTES }, async ({ expect }) => {
    expect(await runIn(folder, 'astro', ['check', '--minimumSeverity', 'error'])).toBe('');
  });

  test('passes the unit tests', { timeout: 5 * MINUTES }, async ({ expect }) => {
    const folders = ['catalogue', 'content', 'domain', 'src', 'backend/contact', 'backend/owner/inbox', 'backend/http'];
    expect(await runIn(folder, 'vitest', ['run', '--project', 'unit', ...folders])).toBe('');
  });

  test('builds, with the new name everywhere', { timeout: 4 * MINUTES }, async ({ expect }) => {
    expect(await buildIn(folder)).toBe('');
    // The renamed package is renamed in pages, scripts and machine-readable files.
    const files = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true });
    for (const file of files.filter(({ name }) => /\.(html|js|txt|xml|json)$/.test(name))) {
      expect(await readFile(join(file.parentPath, file.name), 'utf8'), file.name).not.toContain(RENAMED);
    }
    const page = (name: string) => readFile(join(folder, `dist/${name}.html`), 'utf8');
    for (const name of ['index', 'kickoff', 'long-term-teams']) expect(await page(name), name).toContain('Eva Ring');
    for (const name of ['get-growth', 'long-term-teams', 'offers/get-growth', 'checkout/get-growth']) {
      expect(await page(name), name).toContain('With the first call');
    }
    expect((await page('long-term-teams')).split(`href="${BOOKING}"`)).toHaveLength(3);
    expect(await page('privacy')).toContain('our booking page at book.ohara.example');
    for (const text of [...ANSWERS, 'Our Blog']) expect(await page('index')).toContain(text);
    for (const name of ['get-growth', 'offers/get-growth', 'checkout/get-growth'])
      expect(await page(name), name).toContain('25 hours a week');
    expect(await page('terms')).toContain('due within ten days');
    expect(await page('index')).toContain('Notice period: One month.');
    // Paid once, so without a notice period.
    for (const name of ['offers/kickoff', 'checkout/kickoff'])
      expect(await page(name), name).not.toContain('One month');
  });
});

test('passes the stories', { timeout: 15 * MINUTES }, async () => {
  expect(await runStories(folder, STORIES)).toBe('');
});
