import { links } from '../domain/links.ts';
import { LISTED_PATHS, PAGE_PATHS } from '../domain/page-paths.ts';
import { caseStudies } from './stories.ts';

const caseStudyPaths = caseStudies.map(({ caseStudy }) => links.caseStudy(caseStudy.id));

/** The pages that search engines should find, those of the case studies included. */
export const listedPaths: readonly string[] = [...LISTED_PATHS, ...caseStudyPaths];

/** The path of every page of the site. */
export const pagePaths: readonly string[] = [...PAGE_PATHS, ...caseStudyPaths];
