import { execFileSync } from 'node:child_process';
import { staleness } from '../build/current-build.ts';

/** Runs once before the tests that read `dist/`: builds it if it is old. */
export default function buildIfOld(): void {
  if (staleness() !== null) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
