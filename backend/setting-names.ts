import { nearestName } from '../domain/nearest-name.ts';
import { BUILD_SETTINGS } from '../domain/site-settings.ts';
import { SERVER_SETTINGS } from './settings.ts';

/** Every name that `.env` may set. */
export const SETTING_NAMES: readonly string[] = [
  ...new Set([...Object.keys(SERVER_SETTINGS.shape), ...BUILD_SETTINGS, 'DELIVER_SECRET', 'TEST_DATABASE_URL']),
];

// Most names in an environment belong to other programs; only long ones are unlikely to match by chance.
const TELLING = 8;

/** A sentence for each environment variable that is probably a misspelt setting. */
export function misspeltVariables(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (SETTING_NAMES.includes(name) || name.length < TELLING) return [];
    const meant = nearestName(name, SETTING_NAMES);
    // A name with another prefix, such as a program's SITE_URL, is that program's own.
    if (meant === undefined || meant.endsWith(`_${name}`)) return [];
    return [`The environment sets ${name}, which is not a setting: is ${meant} meant?`];
  });
}
