import { execFileSync } from 'node:child_process';

/**
 * When the last of these files changed according to git, as ISO 8601; undefined outside a repository, in a shallow clone, or
 * without git.
 */
export function lastChange(files: readonly string[], folder = '.'): string | undefined {
  if (files.length === 0) return undefined;
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const date = git(folder, 'log', '-1', '--format=%cI', '--', ...files);
    return date ? new Date(date).toISOString() : undefined;
  } catch {
    return undefined;
  }
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
