import { expect, test } from 'vitest';
import { answerLink, LONGEST_LINK } from './answer-link.ts';

const DRAFT = {
  to: 'ada@example.com',
  subject: 'Your message to Going',
  greeting: 'Hello,',
  intro: 'On 1 March 2026 you wrote:',
  quoted: 'One\r\n\nTwo & three',
};
const read = (link: string) => new URL(link).searchParams;

test('opens an answer with subject, greeting and the quoted message', () => {
  const link = answerLink(DRAFT);
  expect(link).toMatch(/^mailto:ada@example\.com\?/);
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

test('lets an address add no header of its own', () => {
  const link = answerLink({ ...DRAFT, to: 'a?bcc=eve@evil.example&x@example.com' });
  expect([...read(link).keys()]).toEqual(['subject', 'body']);
});
