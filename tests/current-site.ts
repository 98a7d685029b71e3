import { execFileSync } from 'node:child_process';
import { isReleaseCurrent, staleness } from '../build/current-build.ts';

/** Runs once before the tests that read `dist/` or run the release: builds them if they are old. */
export default function buildIfOld(): void {
  if (staleness() !== null || !isReleaseCurrent())
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
