export const technologyWords = {
  frontend: { title: 'Frontend' },
  backend: { title: 'Backend' },
  database: { title: 'Database' },
  cloud: { title: 'Cloud & Infrastructure' },
  aiData: { title: 'AI & Data' },
} as const;
