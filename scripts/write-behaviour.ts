// `npm run behaviour`: writes the list of all tests below the promises of `docs/behaviour.md`.
import { readFileSync, writeFileSync } from 'node:fs';
import { BEHAVIOUR, withTestList } from './behaviour.ts';

writeFileSync(BEHAVIOUR, withTestList(readFileSync(BEHAVIOUR, 'utf8')));
