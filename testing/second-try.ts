import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** What `npm test` tells Playwright: a story that fails is told once more. See `docs/decisions/2026-11-22-second-try.md`. */
export const SECOND_TRY = ['--retries=1'];

/** More stories than this must not need their second try in one run. */
export const MOST_SECOND_TRIES = 3;

/** The stories of a run that failed at first and passed then, by file, line and title. */
export function storiesOnSecondTry({ suites }: Pick<JSONReport, 'suites'>): string[] {
  const within = (suite: JSONReportSuite): string[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return suites.flatMap(within);
}
