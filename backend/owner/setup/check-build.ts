import { existsSync } from 'node:fs';
import { areBuildToolsHere, NO_BUILD_TOOLS } from '../../../build/build-tools.ts';
import { checkContent } from '../../../build/content-problems.ts';
import { staleness } from '../../../build/current-build.ts';
import type { SiteSettings } from '../../../domain/site-settings.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

/** Whether the content builds, and whether the build is of this content and these settings. */
export async function checkBuild(settings: SiteSettings): Promise<Finding[]> {
  if (!areBuildToolsHere()) {
    return existsSync('dist/index.html')
      ? [fine('The site is built; the build tools are not installed here')]
      : [wrong('There is no built site yet', NO_BUILD_TOOLS)];
  }
  const { problems } = await checkContent();
  const why = staleness('.', settings);
  return [
    ...(problems.length === 0 ? [fine('The content can be built')] : []),
    ...problems.map((what) => wrong(what, 'Correct the content: each line above names the file.')),
    why === null
      ? fine('The built site matches the content and the settings')
      : advice(why, 'Run `npm run build`; `npm start` does so by itself.'),
  ];
}
