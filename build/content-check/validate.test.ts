import { expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import type { FinderRule } from '../../content/finder.ts';
import { legalPageSchema } from '../../content/legal/legal-page.ts';
import { legalPages } from '../../content/legal/legal-pages.ts';
import type { NavigationLink } from '../../content/navigation.ts';
import type { Package } from '../../content/packages/package.ts';
import { packages } from '../../content/packages/packages.ts';
import type { Story } from '../../content/stories.ts';
import type { Team } from '../../content/teams.ts';
import type { Named } from '../../domain/catalogue.ts';
import { TIER_IDS } from '../../domain/package-ids.ts';
import { PAGE_PATHS } from '../../domain/page-paths.ts';
import { content } from './content.ts';
import { type Content, findContentProblems } from './validate.ts';

type Loose = Record<string, unknown>;
const [first, second] = packages as readonly [Package, Package];
const last = packages.at(-1) as Package;

function contentWith(entry: object, change: (copy: Loose) => unknown): Content {
  const copy = structuredClone(entry) as Loose;
  change(copy);
  const swap = <Entry extends object>(entries: readonly Entry[]) =>
    entries.map((candidate) => (candidate === entry ? (copy as Entry) : candidate));
  const lists = content.lists.map((list) => ({ ...list, entries: swap(list.entries) }));
  const facts = content.facts.map((list) => ({ ...list, entries: swap(list.entries) }));
  return { ...content, facts, lists, packages: swap(content.packages), teams: swap(content.teams) };
}

const problemsWith = (entry: object, change: (copy: Loose) => unknown) =>
  findContentProblems(contentWith(entry, change));

it('follows a link of header, menu or footer to a page of the site, or to another site', () => {
  const problemsOf = (to: string) =>
    findContentProblems({ ...content, navigation: [{ id: 'own', label: 'Own', to, in: ['header'] }] });
  for (const to of ['/compare', '/compare/', '/#packages', 'https://blog.example.com/'])
    expect(problemsOf(to), to).toEqual([]);
  for (const to of ['/nowhere', 'compare', 'javascript:alert(1)'])
    expect(problemsOf(to)).toEqual([
      `content/navigation.ts: 'own' leads to '${to}', which is not a page of the site: name one, or add it (docs/recipes.md).`,
    ]);
});

const file = `content/packages/${second.id}.ts`;

it.each<[string, (pack: Loose) => unknown, string]>([
  ['a missing field', (pack) => delete pack['outcome'], "has no field 'outcome'"],
  ['an empty field', (pack) => (pack['promise'] = ''), "has an empty 'promise'"],
  ['a blank field', (pack) => (pack['promise'] = ' '), `has " " as 'promise', which is blank`],
  ['a misspelt field', (pack) => (pack['is0neTime'] = true), "has an unknown field 'is0neTime'"],
  ['a wrong type', (pack) => (pack['isPopular'] = 'no'), `has "no" as 'isPopular', which is not of type boolean`],
  [
    'a service that is grey for an unknown reason',
    (pack) => Object.assign((pack['page'] as { services: object[] }).services[0] ?? {}, { greyed: 'gone' }),
    `has "gone" as 'page.services.0.greyed', which is neither 'not-included' nor { included: … } with one of ${TIER_IDS.join(', ')}`,
  ],
  [
    'a section that is there twice',
    (pack) => (pack['sections'] as unknown[]).push({ id: 'office', features: [] }),
    "has the section 'office' twice",
  ],
  [
    'a package that inherits from a higher one',
    (pack) => (pack['inherits'] = last.id),
    `inherits from '${last.id}', which is not listed before it`,
  ],
])('reports %s, and names file, entry and field', (_, change, problem) => {
  expect(problemsWith(second, change)).toEqual([`${file}: '${second.id}' ${problem}.`]);
  // Every mistake, not only the first.
  const both = problemsWith(second, (pack) => {
    change(pack);
    pack['cta'] = '';
  });
  expect(both).toHaveLength(2);
});

it('reports a name in a text that is gone, and what an answer cannot fill in', () => {
  expect(problemsWith(second, (pack) => (pack['cta'] = 'Explore undefined'))).toEqual([
    `${file}: ${second.id}.cta names something that is not there: "Explore undefined".`,
  ]);
  const question = { id: 'own', question: 'Why?', answer: 'Because of {get-rich} and {kickoff-price}.' };
  const [problem, ...others] = findContentProblems({ ...content, questions: { [file]: [question] } });
  expect(others).toEqual([]);
  expect(problem).toContain(`${file}: the answer of 'own' uses {get-rich}, which is none of {kickoff},`);
});

it.each([0, -1, 299.5, '299€'])('reports a price of %j instead of cents', (amount) => {
  const problems = problemsWith(second, (pack) => (pack['price'] = { amount }));
  expect(problems[0]).toContain(" as 'price.amount', which must be cents");
});

it('reports a package without exactly three drawn services', () => {
  const [problem] = problemsWith(second, (pack) => {
    (pack['page'] as Loose)['drawnServices'] = second.page.drawnServices.slice(1);
  });
  expect(problem).toBe(`${file}: '${second.id}' has 2 entries in 'page.drawnServices'; it takes at least 3.`);
});

it('reports a page or order that names what the comparison lacks', () => {
  const problem = `${file} names 'a-yacht', which is not a feature of the package: add it to its sections.`;
  for (const name of [
    (pack: Package) => (pack.page.drawnServices[0].of = 'a-yacht'),
    (pack: Package) => pack.page.services.push({ of: 'a-yacht', title: 'A yacht', description: 'With a crew.' }),
    (pack: Package) => pack.checkout.features.push({ of: 'a-yacht', as: 'A yacht' }),
  ])
    expect(problemsWith(second, (pack) => name(pack as unknown as Package))).toEqual([problem]);
});

it.each<[string, (facts: Loose) => unknown, string]>([
  ['a missing fact', (facts) => delete facts['email'], `'${company.name}' has no field 'email'.`],
  ['an empty fact', (facts) => (facts['phone'] = ''), `'${company.name}' has an empty 'phone'.`],
  ['a wrong address', (facts) => (facts['partnerUrl'] = 'partner'), "'partnerUrl', which must begin with 'https://'."],
  [
    'a name too long for the header',
    (facts) => (facts['name'] = 'Nordwind Company Builders'),
    "as 'name', which has 25 letters; there is room for 24. The name with its legal form is 'legalName' in `legalFacts`.",
  ],
  [
    'a line of the tagline too long for the headline',
    (facts) => ((facts['taglineLines'] as string[])[1] = 'a'.repeat(25)),
    "as 'taglineLines.1', which has 25 letters; there is room for 24. Shorten the ",
  ],
])('reports %s of the company', (_, change, problem) => {
  expect(problemsWith(company, change)).toEqual([expect.stringContaining(problem)]);
});

it('reports a date that is none, once for all forms of a page', () => {
  const wrong = [1, 2].map(() => ({ ...legalPages[0], changed: '2026-02-30' }));
  const lists = content.lists.filter(({ schema }) => schema === legalPageSchema);
  expect(findContentProblems({ ...content, lists: lists.map((list) => ({ ...list, entries: wrong })) })).toEqual([
    expect.stringMatching(/^content\/en\/legal\/.* has "2026-02-30" as 'changed', which must be a date, such as /),
  ]);
});

it('reports only the wrong facts, because everything else builds on them', () => {
  const legal = content.facts[1]?.entries[0] as object;
  const both = contentWith(company, (facts) => delete facts['email']);
  expect(findContentProblems({ ...both, packages: [] })).toHaveLength(1);
  expect(problemsWith(legal, (facts) => (facts['vatId'] = 'none'))).toHaveLength(1);
});

it('questions a price with cents or below ten euros, such as 299 for 299_00', () => {
  const withPrice = (price: unknown) => problemsWith(second, (pack) => (pack['price'] = price));
  expect(withPrice({ amount: 299 })).toEqual([
    `${file}: '${second.id}' costs 2.99€. If 299€ is meant, write 299_00: prices are in cents. If not, add \`hasCents: true\` beside it.`,
  ]);
  expect(withPrice({ amount: 500 })).toHaveLength(1);
  expect(withPrice({ amount: 500_00, otherReading: { surface: 'card', cents: 1499 } })).toHaveLength(1);
  expect(withPrice({ amount: 299, hasCents: true })).toEqual([]);
  const [team] = content.teams;
  expect(problemsWith(team as object, (copy) => (copy['cost'] = 4999))[0]).toMatch(
    /^content\/teams.ts: .* costs 49\.99€\./,
  );
});

const [one, two, ...others] = content.catalogue as readonly [Named, Named, ...Named[]];
const [team, link] = [content.teams[0] as Team, content.navigation[0] as NavigationLink];
const rule = content.finderRules[0] as FinderRule;
const source = { package: first.id, feature: 'nothing' };
const benefit = { icon: 'flag', title: 'Own', description: 'M.', fact: { figure: '7', label: 'm', source } } as const;

it.each<[string, Partial<Content>, string]>([
  ['a package that is missing', { packages: [first] }, `content/packages/packages.ts: '${second.id}' is missing.`],
  [
    'a size of team that is listed twice',
    { teams: [...content.teams, team] },
    `content/teams.ts: '${team.id}' is listed twice, and so is its price.`,
  ],
  [
    'a link that is listed twice',
    { navigation: [...content.navigation, link] },
    `content/navigation.ts: the link '${link.id}' is listed twice.`,
  ],
  [
    'a question that is listed twice',
    { finderRules: [...content.finderRules, rule] },
    `content/finder.ts: the question '${rule.id}' is listed twice.`,
  ],
  [
    'an answer that is listed twice',
    { finderRules: [{ ...rule, answers: [...rule.answers, ...rule.answers.slice(0, 1)] }] },
    `content/finder.ts: '${rule.id}' has the answer '${rule.answers[0]?.id}' twice.`,
  ],
  [
    'a name that leads to another package',
    { catalogue: [one, { ...two, names: one.names }, ...others] },
    `content/packages: The name '${one.names[0]}' of '${two.id}' leads to '${one.id}': two packages share it.`,
  ],
  [
    'a source that is no feature',
    { benefits: [benefit] },
    `content/home.ts: 'Own' refers to 'nothing', which '${first.id}' does not add.`,
  ],
])('reports %s', (_, change, problem) => {
  expect(findContentProblems({ ...content, ...change })).toContain(problem);
});

it.each(['Only 299€', '€299 once', '299 EUR'])('reports the text %j, which repeats a price', (text) => {
  const problems = problemsWith(second, (pack) => ((pack['checkout'] as Loose)['description'] = text));
  expect(problems).toEqual([`${file}: ${second.id}.checkout.description repeats a price: "${text}".`]);
});

it('reports a redirect that starts at a page, is duplicate or leads nowhere', () => {
  const problemsOf = (...redirects: { from: string; to: string }[]) => findContentProblems({ ...content, redirects });
  const page = PAGE_PATHS[1] as string;
  expect(
    problemsOf(
      { from: '/old', to: '/#packages' },
      { from: '/~ida/old.page.php', to: page },
      { from: '/about-us.html', to: page },
      { from: '/blog', to: page },
      { from: '/blog/*', to: page },
      { from: '/blog/2019/*', to: 'https://blog.example.com/archive/*' },
      { from: '/shop/*', to: 'https://shop.example.com' },
      { from: '/plans', to: 'https://shop.example.com/plans#all' },
    ),
  ).toEqual([]);
  expect(problemsOf({ from: page, to: '/' })).toEqual([
    `content/redirects.ts: '${page}' is already a page or a redirect of the site.`,
  ]);
  expect(problemsOf({ from: '/old', to: '/' }, { from: '/old', to: page })).toEqual([
    "content/redirects.ts: '/old' is listed twice.",
  ]);
  expect(problemsOf({ from: '/old', to: '/nowhere' })).toEqual([
    "content/redirects.ts: '/old' leads to '/nowhere', which is not a page of the site.",
  ]);
});

it.each([
  ['/old', 'http://a.example/', "leads to 'http://a.example/': the address of another site begins with"],
  ['/old', '//elsewhere.example/', "leads to '//elsewhere.example/': the address of another site begins with"],
  ['/old', 'javascript:alert(1)', "leads to 'javascript:alert(1)': the address of another site begins with"],
  ['/old', 'https://Elsewhere.example/a b', 'which browsers read as'],
  ['/old', 'https://bank.example@elsewhere.example/', 'which tells everybody a name or a password'],
  ['/old', 'https://elsewhere.example/?a=1', 'leads to an address with a query'],
  ['/old', 'https://elsewhere.example/*', "only a '*' at the end stands for the rest"],
  ['/old/*', 'https://elsewhere.example/:splat', "only a '*' at the end stands for the rest"],
  ['/old/*', '/*', 'leads to '],
  ['/old/*', '/case-studies/*', 'the rest of the path can only be passed on to another site'],
  ['/*', '/', "holds for the page '/' too"],
  ['/old*', '/', "has a '*' that is not the last part"],
  ['/.well-known/*', '/', 'is answered with something else'],
  ['/old', '/#a b', 'which has a space or a colon'],
  ['/old', '/old.', 'is not a page of the site'],
  ['/old', '/old-folder/a', "leads to '/old-folder/a', which redirects again"],
  ['/old?a=1', '/', 'has a query or an anchor'],
  ['old', '/', "is not a path such as '/old-page'"],
  ['/old/', '/', 'ends in a slash'],
  ['/index.html', '/', 'is already a page'],
  ['/functions/v1/old', '/', 'is answered with something else'],
  ['/old', '/old#top', 'leads to itself'],
  ['/old', '/find?stage=idea', 'leads to an address with a query'],
])('reports a redirect from %s to %s that cannot work', (from, to, problem) => {
  const others = ['/older', '/old-folder/*'].map((other) => ({ from: other, to: '/' }));
  const problems = findContentProblems({ ...content, redirects: [{ from, to }, ...others] });
  expect(problems).toEqual([expect.stringMatching(/^content\/redirects\.ts: '.*\.$/s)]);
  expect(problems[0]).toContain(`'${from}' `);
  expect(problems[0]).toContain(problem);
});

it('reports two case studies with one address', () => {
  const caseStudy = {
    id: 'own',
    beganWith: first.id,
    title: 'Own',
    lead: 'Own.',
    metaTitle: 'Own',
    metaDescription: 'Own.',
    before: { title: 'Then', text: 'Then.' },
    after: { title: 'Now', text: 'Now.' },
    done: [{ title: 'Done', text: 'Done.' }],
  };
  const own: Story = { name: 'Bo', role: 'Founder', company: 'Own', image: 'bo', quote: 'It stands.', caseStudy };
  const withStories = (...entries: Story[]) => {
    const lists = content.lists.map((list) => (list.file === 'content/stories.ts' ? { ...list, entries } : list));
    return findContentProblems({ ...content, lists, stories: entries });
  };
  expect(withStories(own)).toEqual([]);
  expect(withStories(own, own)).toEqual(["content/stories.ts: two case studies have the address '/case-studies/own'."]);
  expect(
    findContentProblems({ ...content, stories: [own], redirects: [{ from: '/own', to: '/case-studies/own' }] }),
  ).toEqual([]);
});
