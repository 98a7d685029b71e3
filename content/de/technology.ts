import type { technologyWords as english } from '../en/technology.ts';
import type { Words } from '../with-words.ts';

export const technologyWords: Words<typeof english> = {
  frontend: { title: 'Frontend' },
  backend: { title: 'Backend' },
  database: { title: 'Datenbank' },
  cloud: { title: 'Cloud und Infrastruktur' },
  aiData: { title: 'KI und Daten' },
};
