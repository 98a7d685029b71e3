import { existsSync } from 'node:fs';
import { areBuildToolsHere, NO_BUILD_TOOLS } from '../../build/build-tools.ts';
import { checkContent } from '../../build/content-problems.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { staleness } from '../current-build.ts';
import type { Finding } from './finding.ts';

/** Whether the content builds, and whether the build is of this content and these settings. */
export async function checkBuild(settings: SiteSettings): Promise<Finding[]> {
  if (!areBuildToolsHere()) {
    const isBuilt = existsSync('dist/index.html');
    return isBuilt
      ? [{ level: 'fine', what: 'The site is built; the build tools are not installed here' }]
      : [{ level: 'wrong', what: 'There is no built site yet', remedy: NO_BUILD_TOOLS }];
  }
  const { problems } = await checkContent();
  const content: Finding[] =
    problems.length === 0
      ? [{ level: 'fine', what: 'The content can be built' }]
      : problems.map((what) => ({
          level: 'wrong',
          what,
          remedy: 'Correct the content: each line above names the file.',
        }));
  const why = staleness('.', settings);
  const built: Finding =
    why === null
      ? { level: 'fine', what: 'The built site matches the content and the settings' }
      : { level: 'advice', what: why, remedy: 'Run `npm run build`; `npm start` does so by itself.' };
  return [...content, built];
}
