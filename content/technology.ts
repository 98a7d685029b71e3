import type { IconName } from './icon-names.ts';

export const TECHNOLOGY_GROUPS = ['frontend', 'backend', 'database', 'cloud', 'aiData'] as const;
export type TechnologyGroup = (typeof TECHNOLOGY_GROUPS)[number];

/** A technology and the two letters of its tile. */
export type Technology = { name: string; symbol: string };
export type Technologies = Record<Exclude<TechnologyGroup, 'aiData'>, Technology[]> & { aiData?: Technology[] };

export const technologyTitles: Record<TechnologyGroup, string> = {
  frontend: 'Frontend',
  backend: 'Backend',
  database: 'Database',
  cloud: 'Cloud & Infrastructure',
  aiData: 'AI & Data',
};

const technologyIcons: Record<TechnologyGroup, IconName> = {
  frontend: 'sliders',
  backend: 'code',
  database: 'layers',
  cloud: 'gauge',
  aiData: 'chart',
};

/** What our engineers work with. Part of the sample facts: the owner names the real list. */
export const technologies: Technologies = {
  frontend: [
    { name: 'TypeScript', symbol: 'Ts' },
    { name: 'React', symbol: 'Re' },
    { name: 'Vue', symbol: 'Vu' },
    { name: 'Astro', symbol: 'As' },
  ],
  backend: [
    { name: 'Node.js', symbol: 'No' },
    { name: 'Python', symbol: 'Py' },
    { name: 'Go', symbol: 'Go' },
    { name: 'Java', symbol: 'Ja' },
  ],
  database: [
    { name: 'PostgreSQL', symbol: 'Pg' },
    { name: 'MySQL', symbol: 'My' },
    { name: 'Redis', symbol: 'Rd' },
    { name: 'SQLite', symbol: 'Sq' },
  ],
  cloud: [
    { name: 'AWS', symbol: 'Aw' },
    { name: 'Google Cloud', symbol: 'Gc' },
    { name: 'Kubernetes', symbol: 'K8' },
    { name: 'Terraform', symbol: 'Tf' },
  ],
  aiData: [
    { name: 'PyTorch', symbol: 'Pt' },
    { name: 'LangChain', symbol: 'Lc' },
    { name: 'dbt', symbol: 'Db' },
    { name: 'Airflow', symbol: 'Af' },
  ],
};

/** The groups with their titles, in the specified order; one without entries is left out. */
export const technologyGroups = TECHNOLOGY_GROUPS.map((id) => ({
  title: technologyTitles[id],
  icon: technologyIcons[id],
  technologies: technologies[id] ?? [],
})).filter((group) => group.technologies.length > 0);
