import { HIGHLIGHT_COLORS } from '../domain/catalogue.ts';
import { TEAM_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { longTermTeamsWords, teamWords, technologyWords } from './en/teams.ts';
import { ICON_NAMES } from './icon-names.ts';
import { amount, checkoutTextsSchema, price, text } from './shapes.ts';
import { withWords } from './with-words.ts';

export const teamSchema = z.strictObject({
  id: z.enum(TEAM_IDS),
  title: text,
  /** Hours a week; null if agreed individually. */
  hours: z.nullable(z.number()),
  /** Full-time equivalent; null if agreed individually. */
  fte: z.nullable(z.number()),
  /** Cents a month; the hourly price is derived. */
  cost: amount,
  hasCents: price.shape.hasCents,
  description: text,
  /** Whether the teams page shows it as a card. */
  displayed: z.boolean(),
  checkout: checkoutTextsSchema,
});
export type Team = z.infer<typeof teamSchema>;

export const teams: readonly Team[] = withWords(
  [
    { id: 'get-going', hours: 10, fte: 0.25, cost: 1_999_00, displayed: true },
    { id: 'some-more', hours: 20, fte: 0.5, cost: 3_499_00, displayed: true },
    { id: 'dedicated', hours: 40, fte: 1, cost: 6_499_00, displayed: true },
    { id: 'basic-team', hours: 100, fte: 2.5, cost: 14_999_00, displayed: false },
    { id: 'custom', hours: null, fte: null, cost: 'custom', displayed: false },
  ],
  teamWords,
);

/** The most hours a week that one person works for a team. */
export const oneEngineerUpTo = Math.max(...teams.map(({ hours, fte }) => (fte !== null && fte <= 1 && hours) || 0));

/** The lowest monthly price of a team, in cents. The done-for-you MVP add-on, built by a team, starts at the same price. */
export const teamsFrom = Math.min(...teams.map((team) => team.cost).filter((cost) => cost !== 'custom'));

export const longTermTeamsSchema = z.strictObject({
  id: z.literal('long-term-teams'),
  name: text,
  title: text,
  oneTeam: text,
  promise: text,
  price,
  pricingSuffix: text,
  highlightColor: z.enum(HIGHLIGHT_COLORS),
  checkout: checkoutTextsSchema,
});

export const longTermTeams: z.infer<typeof longTermTeamsSchema> = withWords(
  { id: 'long-term-teams', price: { amount: 'custom' }, highlightColor: 'gradient' },
  longTermTeamsWords,
);

const technology = z.strictObject({ name: text });

export const TECHNOLOGY_GROUP_IDS = ['frontend', 'backend', 'database', 'cloud', 'aiData'] as const;

export const technologyGroupSchema = z.strictObject({
  id: z.enum(TECHNOLOGY_GROUP_IDS),
  title: text,
  icon: z.enum(ICON_NAMES),
  technologies: z.array(technology).check(z.minLength(1)),
});
export type TechnologyGroup = z.infer<typeof technologyGroupSchema>;

/** The engineers' technologies. A sample: the owner lists the real ones. */
export const technologyGroups: readonly TechnologyGroup[] = withWords(
  [
    {
      id: 'frontend',
      icon: 'sliders',
      technologies: [{ name: 'TypeScript' }, { name: 'React' }, { name: 'Vue' }, { name: 'Astro' }],
    },
    {
      id: 'backend',
      icon: 'code',
      technologies: [{ name: 'Node.js' }, { name: 'Python' }, { name: 'Go' }, { name: 'Java' }],
    },
    {
      id: 'database',
      icon: 'layers',
      technologies: [{ name: 'PostgreSQL' }, { name: 'MySQL' }, { name: 'Redis' }, { name: 'SQLite' }],
    },
    {
      id: 'cloud',
      icon: 'gauge',
      technologies: [{ name: 'AWS' }, { name: 'Google Cloud' }, { name: 'Kubernetes' }, { name: 'Terraform' }],
    },
    {
      id: 'aiData',
      icon: 'chart',
      technologies: [{ name: 'PyTorch' }, { name: 'LangChain' }, { name: 'dbt' }, { name: 'Airflow' }],
    },
  ],
  technologyWords,
);
