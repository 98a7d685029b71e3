import { expect, test } from 'vitest';
import { judge, type MailFacts, PATIENCE_MINUTES } from './mail-health.ts';

const NOW = 1_000_000_000;
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;
const QUIET: MailFacts = {
  waiting: 0,
  waitingSince: null,
  isTried: false,
  isRefusedBefore: false,
  isPartly: false,
  refused: 0,
  written: 0,
  missed: 0,
  postWaitingSince: null,
  unusable: null,
};
const unusable = (minutes: number) => ({ since: minutesAgo(minutes), reason: '535 wrong password' });

const WAITING: Record<string, Partial<MailFacts>> = {
  none: {},
  fresh: { waiting: 1, waitingSince: minutesAgo(1) },
  'fresh, tried': { waiting: 1, waitingSince: minutesAgo(1), isTried: true },
  'fresh, refused before': { waiting: 1, waitingSince: minutesAgo(1), isRefusedBefore: true },
  late: { waiting: 1, waitingSince: minutesAgo(PATIENCE_MINUTES + 1) },
  'late, tried': { waiting: 1, waitingSince: minutesAgo(PATIENCE_MINUTES + 1), isTried: true },
};
const OTHERS: Record<string, Partial<MailFacts>> = {
  '-': {},
  unusable: { unusable: unusable(1) },
  'long unusable': { unusable: unusable(PATIENCE_MINUTES + 1) },
  written: { written: 1 },
  'unusable written': { unusable: unusable(1), written: 1 },
  refused: { refused: 1 },
  'refused unusable': { refused: 1, unusable: unusable(1) },
  'refused written': { refused: 1, written: 1 },
  'refused unusable written': { refused: 1, unusable: unusable(1), written: 1 },
};
// In the order of OTHERS: the trouble, or `well`, or `retry` while nothing is certain.
const TABLE: Record<keyof typeof WAITING, string> = {
  none: '                  well    retry   retry   written written refused refused refused refused',
  fresh: '                 well    retry   waiting written written refused refused refused refused',
  'fresh, tried': '        retry   retry   waiting written written refused refused refused refused',
  'fresh, refused before': 'waiting waiting waiting waiting waiting waiting waiting waiting waiting',
  late: '                  waiting waiting waiting waiting waiting waiting waiting waiting waiting',
  'late, tried': '         waiting waiting waiting waiting waiting waiting waiting waiting waiting',
};

test.each(Object.keys(WAITING))('judges the mail while waiting: %s', (waiting) => {
  const judged = Object.values(OTHERS).map((others) => {
    const { trouble, isWell } = judge({ ...QUIET, ...WAITING[waiting], ...others }, true, NOW);
    return trouble ?? (isWell ? 'well' : 'retry');
  });
  expect(judged).toEqual(TABLE[waiting]?.trim().split(/\s+/));
});

test.each<[Partial<MailFacts>, string | null]>([
  [{ missed: 1 }, 'missed'],
  [{ missed: 1, refused: 1 }, 'refused'],
  [{ postWaitingSince: minutesAgo(PATIENCE_MINUTES) }, null],
  [{ postWaitingSince: minutesAgo(PATIENCE_MINUTES + 1) }, 'webhook'],
])('judges %j as %s', (facts, trouble) => {
  expect(judge({ ...QUIET, ...facts }, true, NOW).trouble).toBe(trouble);
});

test('takes mail written as a file for trouble only where a mail server is set', () => {
  const retried = { waiting: 1, waitingSince: NOW, isRefusedBefore: true };
  for (const facts of [{ written: 1 }, retried]) {
    expect(judge({ ...QUIET, ...facts }, false, NOW)).toMatchObject({ trouble: null, isWell: true });
  }
});
