export const TECHNOLOGY_GROUPS = ['frontend', 'backend', 'database', 'cloud', 'aiData'] as const;
export type TechnologyGroup = (typeof TECHNOLOGY_GROUPS)[number];

export type Technologies = Record<Exclude<TechnologyGroup, 'aiData'>, string[]> & { aiData?: string[] };

export const technologyTitles: Record<TechnologyGroup, string> = {
  frontend: 'Frontend',
  backend: 'Backend',
  database: 'Database',
  cloud: 'Cloud & Infrastructure',
  aiData: 'AI & Data',
};

/** What our engineers work with. Part of the sample facts: the owner names the real list. */
export const technologies: Technologies = {
  frontend: ['TypeScript', 'React', 'Vue', 'Astro'],
  backend: ['Node.js', 'Python', 'Go', 'Java'],
  database: ['PostgreSQL', 'MySQL', 'Redis', 'SQLite'],
  cloud: ['AWS', 'Google Cloud', 'Kubernetes', 'Terraform'],
  aiData: ['PyTorch', 'LangChain', 'dbt', 'Airflow'],
};

/** The groups with their titles, in the specified order; one without entries is left out. */
export const technologyGroups = TECHNOLOGY_GROUPS.map((id) => ({
  title: technologyTitles[id],
  names: technologies[id] ?? [],
})).filter((group) => group.names.length > 0);
