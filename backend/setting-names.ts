import { BUILD_SETTINGS } from '../domain/build-settings.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { SETTINGS } from './settings.ts';

/** Every name that a line of `.env` may set. */
export const SETTING_NAMES: readonly string[] = [
  ...new Set([...Object.keys(SETTINGS), ...BUILD_SETTINGS, 'DELIVER_SECRET', 'TEST_DATABASE_URL']),
];

// Of the names in an environment most are other programs': only what is long enough is no likeness by chance.
const TELLING = 8;

/** A sentence for each name of the environment that is probably a misspelt setting. */
export function misspeltVariables(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (SETTING_NAMES.includes(name) || name.length < TELLING) return [];
    const meant = nearestName(name, SETTING_NAMES);
    // A name that only begins otherwise, such as another program's SITE_URL, is that program's own.
    if (meant === undefined || meant.endsWith(`_${name}`)) return [];
    return [`The environment sets ${name}, which is no setting: is ${meant} meant?`];
  });
}
