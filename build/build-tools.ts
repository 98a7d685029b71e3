import { existsSync } from 'node:fs';

export const NO_BUILD_TOOLS = 'The tools of the build are not installed: npm ci --include=dev brings them.';

/** Whether the site can be built here. A server has no tools: `npm ci --omit=dev`, or NODE_ENV=production, leaves them out. */
export function areBuildToolsHere(): boolean {
  return existsSync(new URL('../node_modules/astro', import.meta.url));
}
