// `npm run list-dependencies`: writes the list of packages with their licences.
import { writeFileSync } from 'node:fs';
import { DEPENDENCY_LIST, dependencyList } from './dependency-list.ts';

writeFileSync(DEPENDENCY_LIST, dependencyList('.'));
console.log(DEPENDENCY_LIST);
