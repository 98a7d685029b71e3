import { execFileSync } from 'node:child_process';
import { legalPages } from '../content/legal/legal-pages.ts';
import { caseStudies } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { TIER_IDS } from '../domain/package-ids.ts';

// Which files hold a page's content, so that the sitemap can date it.

const NAMES = 'content/package-names.ts';
const PACKAGES = [...TIER_IDS.map((id) => `content/packages/${id}.ts`), NAMES];
const STORIES = 'content/stories.ts';
const HOME = [
  ...['home', 'home-hero-art', 'stages', 'services', 'claims', 'benefits', 'logos'],
  ...['contact', 'questions', 'figures', 'company'],
];

/** The files with each page's own words, by path; other pages have no date in the sitemap. */
export const pageSources: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [links.home, [...HOME.map((name) => `content/${name}.ts`), STORIES, ...PACKAGES]],
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

/**
 * When the last of these files changed according to git, as ISO 8601; undefined outside a repository, in a shallow clone, or
 * without git.
 */
export function lastChange(files: readonly string[], folder = '.'): string | undefined {
  if (files.length === 0) return undefined;
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const date = git(folder, 'log', '-1', '--format=%cI', '--', ...files);
    return date ? new Date(date).toISOString() : undefined;
  } catch {
    return undefined;
  }
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
