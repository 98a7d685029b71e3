import { links } from '../domain/links.ts';
import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { storyWords } from './en/stories.ts';
import { figureSchema, text } from './shapes.ts';
import { withWords } from './with-words.ts';

export const caseStudySchema = z.strictObject({
  /** Its address: `papierboot` is `/case-studies/papierboot`. */
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** The package they began with. Its name, price and address come from the catalogue. */
  beganWith: z.enum(PACKAGE_IDS),
  title: text,
  lead: text,
  metaTitle: text,
  metaDescription: text,
  /** The two ends of the story's stretch of the momentum line. */
  before: z.strictObject({ title: text, text }),
  after: z.strictObject({ title: text, text }),
  done: z.array(z.strictObject({ title: text, text })).check(z.minLength(1)),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;

export const storySchema = z.strictObject({
  name: text,
  role: text,
  company: text,
  /** A portrait: a photo in `content/portraits`, such as `bo.jpg`, at least 240 × 280 px; or `bo` for `public/portraits/bo.svg`. */
  image: text,
  quote: text,
  result: z.optional(figureSchema),
  /** Where 'Read full case study' leads instead of the page of `caseStudy`; '#' without either. */
  link: z.optional(text),
  caseStudy: z.optional(caseStudySchema),
});
export type Story = z.infer<typeof storySchema>;

/** Invented people and companies: replace them with your own. */
export const stories: readonly Story[] = withWords(
  [
    {
      name: 'Amara Osei',
      company: 'Papierboot',
      image: 'amara',
      caseStudy: { id: 'papierboot', beganWith: 'kickoff' },
    },
    {
      name: 'Jonas Wieland',
      company: 'Brightkiln',
      image: 'jonas',
      caseStudy: { id: 'brightkiln', beganWith: 'get-started' },
    },
    { name: 'Leyla Demir', company: 'Lotse', image: 'leyla', caseStudy: { id: 'lotse', beganWith: 'get-momentum' } },
    { name: 'Henrik Sand', company: 'Halden', image: 'henrik', caseStudy: { id: 'halden', beganWith: 'get-scale' } },
  ],
  storyWords,
);

export const caseStudies = stories.filter(
  (story): story is Story & { caseStudy: CaseStudy } => story.caseStudy !== undefined,
);

export function caseStudyPaths(list: readonly Story[]): string[] {
  return list.flatMap(({ caseStudy }) => (caseStudy ? [links.caseStudy(caseStudy.id)] : []));
}

/** The target of 'Read full case study'; undefined if it has none. */
export function storyLink({ link, caseStudy }: Story): string | undefined {
  return link ?? (caseStudy && links.caseStudy(caseStudy.id));
}
