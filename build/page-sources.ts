import { legalPages } from '../content/legal/legal-pages.ts';
import { caseStudies } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { TIER_IDS } from '../domain/package-ids.ts';

// Which files hold a page's content, so that the sitemap can date it.

const NAMES = 'content/package-names.ts';
const PACKAGES = [...TIER_IDS.map((id) => `content/packages/${id}.ts`), NAMES];
const STORIES = 'content/stories.ts';

/** The files with each page's own words, by path; other pages have no date in the sitemap. */
export const pageSources: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [
    links.home,
    [
      'content/home.ts',
      'content/home-hero-art.ts',
      'content/stages.ts',
      'content/services.ts',
      'content/claims.ts',
      'content/benefits.ts',
      'content/logos.ts',
      'content/contact.ts',
      'content/questions.ts',
      'content/figures.ts',
      'content/company.ts',
      STORIES,
      ...PACKAGES,
    ],
  ],
  ...TIER_IDS.map(
    (id) => [links.package(id), [`content/packages/${id}.ts`, 'content/package-page-words.ts', NAMES]] as const,
  ),
  [links.package('long-term-teams'), ['content/teams-page.ts', 'content/teams.ts', 'content/technology.ts', NAMES]],
  [links.compare, ['content/compare-page.ts', ...PACKAGES]],
  [links.find, ['content/finder.ts', 'content/stages.ts']],
  ...legalPages.map(({ id }) => [links[id], [`content/legal/${id}.ts`, 'content/company.ts']] as const),
  ...caseStudies.map(
    ({ caseStudy }) => [links.caseStudy(caseStudy.id), [STORIES, 'content/case-study-page.ts']] as const,
  ),
]);
