import { existsSync } from 'node:fs';

export const NO_BUILD_TOOLS = 'The build tools are not installed: npm ci --include=dev installs them.';

/** Whether the build tools are installed. A server lacks them after `npm ci --omit=dev` or with NODE_ENV=production. */
export function areBuildToolsHere(): boolean {
  return existsSync(new URL('../node_modules/astro', import.meta.url));
}
