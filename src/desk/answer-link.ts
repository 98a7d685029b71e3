import { mailtoLink } from '../../domain/email-address.ts';

/** The longest `mailto:` link that every system passes on to a mail program. */
export const LONGEST_LINK = 1_900;

const CUT = ' […]';

/** What an answer begins with; `quoted` is the message that it answers, `intro` the line above it. */
export type AnswerDraft = { to: string; subject: string; greeting: string; intro: string; quoted: string };

export function answerLink({ to, subject, greeting, intro, quoted }: AnswerDraft): string {
  const characters = Array.from(quoted.replace(/\r\n?/g, '\n').toWellFormed());
  const link = (length: number) => {
    const text = characters.slice(0, length).join('') + (length < characters.length ? CUT : '');
    const quote = text.split('\n').map((line) => `> ${line}`);
    // RFC 6068: lines end with %0D%0A.
    const body = [greeting, '', '', '', intro, ...quote].join('\r\n');
    return `${mailtoLink(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  };
  let [fits, most] = [0, characters.length];
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if (link(middle).length <= LONGEST_LINK) fits = middle;
    else most = middle - 1;
  }
  return link(fits);
}
