import { z } from '../domain/zod.ts';
import { ICON_NAMES } from './icon-names.ts';
import { text } from './shapes.ts';

/** A technology and its two letters. */
const technology = z.strictObject({ name: text, symbol: z.string().check(z.length(2)) });

/** The groups; the last is optional. */
export const TECHNOLOGY_GROUP_IDS = ['frontend', 'backend', 'database', 'cloud', 'aiData'] as const;

export const technologyGroupSchema = z.strictObject({
  id: z.enum(TECHNOLOGY_GROUP_IDS),
  title: text,
  icon: z.enum(ICON_NAMES),
  technologies: z.array(technology).check(z.minLength(1)),
});
export type TechnologyGroup = z.infer<typeof technologyGroupSchema>;

/** The engineers' technologies. A sample: the owner lists the real ones. */
export const technologyGroups: readonly TechnologyGroup[] = [
  {
    id: 'frontend',
    title: 'Frontend',
    icon: 'sliders',
    technologies: [
      { name: 'TypeScript', symbol: 'Ts' },
      { name: 'React', symbol: 'Re' },
      { name: 'Vue', symbol: 'Vu' },
      { name: 'Astro', symbol: 'As' },
    ],
  },
  {
    id: 'backend',
    title: 'Backend',
    icon: 'code',
    technologies: [
      { name: 'Node.js', symbol: 'No' },
      { name: 'Python', symbol: 'Py' },
      { name: 'Go', symbol: 'Go' },
      { name: 'Java', symbol: 'Ja' },
    ],
  },
  {
    id: 'database',
    title: 'Database',
    icon: 'layers',
    technologies: [
      { name: 'PostgreSQL', symbol: 'Pg' },
      { name: 'MySQL', symbol: 'My' },
      { name: 'Redis', symbol: 'Rd' },
      { name: 'SQLite', symbol: 'Sq' },
    ],
  },
  {
    id: 'cloud',
    title: 'Cloud & Infrastructure',
    icon: 'gauge',
    technologies: [
      { name: 'AWS', symbol: 'Aw' },
      { name: 'Google Cloud', symbol: 'Gc' },
      { name: 'Kubernetes', symbol: 'K8' },
      { name: 'Terraform', symbol: 'Tf' },
    ],
  },
  {
    id: 'aiData',
    title: 'AI & Data',
    icon: 'chart',
    technologies: [
      { name: 'PyTorch', symbol: 'Pt' },
      { name: 'LangChain', symbol: 'Lc' },
      { name: 'dbt', symbol: 'Db' },
      { name: 'Airflow', symbol: 'Af' },
    ],
  },
];
