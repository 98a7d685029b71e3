import { z } from '../domain/zod.ts';
import { technologyWords } from './en/technology.ts';
import { ICON_NAMES } from './icon-names.ts';
import { text } from './shapes.ts';
import { withWords } from './with-words.ts';

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
