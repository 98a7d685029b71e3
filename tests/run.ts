// `npm test`: what a contributor runs before a change is handed in. `npm run test:more` runs the rest, or the suites that are named
// after `--`. `npm run test:e2e` runs browser stories, on a current build; what follows goes to Playwright.

import { staleness } from '../build/current-build.ts';
import { must } from '../build/run.ts';
import { languages } from '../content/languages.ts';
import { FIRST_LANGUAGE } from '../domain/language.ts';
import { withBrowsers } from './browser.ts';
import { pgCronMissing } from './hosted/project.ts';
import { postgresMissing } from './postgres-cluster.ts';
import { COMPILED } from './program.ts';
import installTools from './tools.ts';

const vitest = (projects: readonly string[], ...options: string[]) =>
  must('vitest', ['run', ...projects.flatMap((name) => ['--project', name]), ...options]);

/** The suites of `test:more`, and why one cannot run here; null if it can. */
const NEEDED = { postgres: postgresMissing(), hosted: pgCronMissing() };
const SUITES = { slow: null, ...NEEDED, engines: null, owner: null, stories: null };
type Suite = keyof typeof SUITES;

const [what, ...rest] = process.argv.slice(2);
withBrowsers();
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
if (what === 'stories') {
  if (staleness() !== null) await must('npm', ['run', '--silent', 'build']);
  await must('playwright', ['test', ...rest]);
} else if (what === 'more') {
  const chosen = Object.keys(SUITES).filter((name) => rest.length === 0 || rest.includes(name)) as Suite[];
  const left = chosen.flatMap((name) => (SUITES[name] === null ? [] : [`${name} (${SUITES[name]})`]));
  const runs = (...names: Suite[]) => names.filter((name) => chosen.includes(name) && SUITES[name] === null);
  // Downloaded while the owner's copy is tried.
  const tools = runs('slow', 'hosted').length > 0 ? installTools() : undefined;
  // Alone, because they run stories themselves.
  for (const suite of runs('owner')) await vitest([suite]);
  await tools;
  // More at once than there are cores, because most of them wait: for a mail server, a time limit, another engine.
  const waiting = runs('slow', 'postgres', 'hosted', 'engines');
  if (waiting.length > 0) await vitest(waiting, '--maxWorkers=4');
  for (const code of runs('stories').length > 0 ? Object.keys(languages) : []) {
    const told = code === FIRST_LANGUAGE ? ['--grep-invert', 'ways.spec'] : [];
    await must('playwright', ['test', ...told], { SITE_LANGUAGE: code });
  }
  if (left.length > 0) console.log(`Not run here: ${left.join('; ')}.`);
} else {
  await must('npm', ['run', '--silent', 'check']);
  await must('npm', ['run', '--silent', 'build']);
  await vitest(['unit', 'components']);
  await must('playwright', ['test', 'tests/e2e/ways.spec.ts']);
}
