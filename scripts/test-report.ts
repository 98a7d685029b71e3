import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './run.ts';

type VitestResults = {
  name: string;
  /** Also 'failed' if a hook failed and no test ran. */
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

/** Runs test runners in turn, and ends with a total and with what failed, or passed only when run again. */
export class TestReport {
  readonly #folder = mkdtempSync(join(tmpdir(), 'going-tests-'));
  #passed = 0;
  #failed = 0;
  #green = true;
  readonly #notes: string[] = [];

  constructor() {
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }));
  }

  /** Runs Vitest projects, with more options of Vitest. */
  async vitest(projects: readonly string[], more: readonly string[] = []): Promise<void> {
    const report = join(this.#folder, `${projects.join('-')}.json`);
    const chosen = projects.flatMap((name) => ['--project', name]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await run('vitest', ['run', ...more, ...chosen, ...reporters]);
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    let failedHooks = 0;
    for (const { name, status: outcome, message, assertionResults } of testResults as VitestResults[]) {
      if (outcome === 'failed' && !assertionResults.some(({ status }) => status === 'failed')) {
        failedHooks += 1;
        this.#notes.push(`Failed: ${relative('.', name)} (${message.split('\n')[0]})`);
      }
      for (const { fullName, status, failureMessages } of assertionResults) {
        const [reason] = failureMessages[0]?.split('\n') ?? [];
        if (!reason) continue;
        const word = status === 'failed' ? 'Failed' : 'Flaky';
        this.#notes.push(`${word}: ${relative('.', name)} › ${fullName} (${reason})`);
      }
    }
    this.#count(code, numPassedTests, numFailedTests + failedHooks);
  }

  /** Runs browser stories; `args` select among them. */
  async playwright(args: readonly string[]): Promise<void> {
    const report = join(this.#folder, 'stories.json');
    const reporter = `--reporter=${process.env['CI'] ? 'line' : 'list'},json`;
    const code = await run('playwright', ['test', reporter, ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    this.#count(code, stats.expected + stats.flaky, stats.unexpected);
  }

  /** Prints the total and sets the exit code. */
  end(skipped: readonly string[] = []): void {
    for (const note of this.#notes) console.log(note);
    console.log([`${this.#passed} passed, ${this.#failed} failed`, ...skipped].join('; '));
    process.exitCode = this.#green && this.#failed === 0 && this.#passed > 0 ? 0 : 1;
  }

  #count(code: number, passed: number, failed: number): void {
    this.#green &&= code === 0;
    this.#passed += passed;
    this.#failed += failed;
  }
}
