import { expect, test } from 'vitest';
import { answerLink, LONGEST_LINK } from './answer-link.ts';
import { changeOf, ticksOf } from './visit-days.ts';

const DRAFT = {
  to: 'ada@example.com',
  subject: 'Your message to Going',
  greeting: 'Hello,',
  intro: 'On 1 March 2026 you wrote:',
  quoted: 'One\r\n\nTwo & three',
};
const read = (link: string) => new URL(link).searchParams;

test('opens an answer with subject, greeting and the quoted message, to which an address adds no header', () => {
  const link = answerLink(DRAFT);
  expect(link).toMatch(/^mailto:ada@example\.com\?/);
  const hostile = answerLink({ ...DRAFT, to: 'a?bcc=eve@evil.example&x@example.com' });
  expect([...read(hostile).keys()]).toEqual(['subject', 'body']);
  expect(read(link).get('subject')).toBe('Your message to Going');
  expect(read(link).get('body')).toBe(
    'Hello,\r\n\r\n\r\n\r\nOn 1 March 2026 you wrote:\r\n> One\r\n> \r\n> Two & three',
  );
});

test.each(['word '.repeat(1_000), 'ü'.repeat(5_000), '🚀'.repeat(2_500), '\n'.repeat(5_000)])(
  'quotes as much as fits into the link',
  (quoted) => {
    const link = answerLink({ ...DRAFT, quoted });
    expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
    expect(link.length).toBeGreaterThan(LONGEST_LINK - 40);
    expect(read(link).get('body')).toMatch(/ \[…\]$/);
  },
);

const DAY = { time: 0, isCounted: true, visits: 0, packagePages: 0, checkouts: 0, messages: 0, orders: 0 };

test.each([
  [7, [6, 4, 2, 0]],
  [30, [29, 22, 15, 8, 1]],
  [90, [89, 68, 47, 26, 5]],
])('dates the last of %i bars, and about five in all', (count, ticks) => {
  expect(ticksOf(count)).toEqual(ticks);
});

test.each([
  [112, 100, '+12% on the 2 days before'],
  [88, 100, '−12% on the 2 days before'],
  [0, 20, '−100% on the 2 days before'],
  [5, 19, '19 in the 2 days before'],
  [100, 100, '0% on the 2 days before'],
  [5, 0, 'none in the 2 days before'],
])('compares %i visits with %i of the days before', (now, then, change) => {
  const days = (visits: number) => [visits, 0].map((one) => ({ ...DAY, visits: one }));
  expect(changeOf(days(now), days(then), 'visits')).toBe(change);
  expect(changeOf(days(now), null, 'visits')).toBe('not compared');
});
