import { execFileSync } from 'node:child_process';

/** The command that builds and runs images here, and the option that keeps health checks. */
export type Builder = { command: string; format: readonly string[] };

const BUILDERS: readonly Builder[] = [
  { command: 'docker', format: [] },
  { command: 'podman', format: ['--format', 'docker'] },
];

/** Docker or Podman, whichever works here; undefined if neither does. */
export function findBuilder(): Builder | undefined {
  return BUILDERS.find(({ command }) => {
    try {
      execFileSync(command, ['info'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}
