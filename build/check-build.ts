import { advice, type Finding, fine, wrong } from '../backend/owner/setup/finding.ts';
import { staleness } from './current-build.ts';

/** Whether the content builds, by its problems, and whether the build is of this content and these variables. */
export function checkBuild(problems: readonly string[], variables: Record<string, string | undefined>): Finding[] {
  const why = staleness('.', variables);
  return [
    ...(problems.length === 0 ? [fine('The content can be built')] : []),
    ...problems.map((what) => wrong(what, 'Correct the content: each line above names the file.')),
    why === null
      ? fine('The built site matches the content and the settings')
      : advice(why, 'Run `npm run build`; `npm start` does so by itself.'),
  ];
}
