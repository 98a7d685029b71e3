import type { ContactEvidence } from '../../domain/contact-evidence.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';

const HELD_FROM = 3;

const LINKS = /https?:\/\/|(?<!\/)www\.(?=\w)/gi;
// A person types or pastes plain addresses; link markup is for programs.
const MARKUP = /<a\s[^>]*href|\[(?:url|link)\b/i;

// Low scores on purpose, and none that holds a message for the hidden field alone, which a program may fill in for a person: a person taken for a robot gets the usual answer and would never know that the message was not
// mailed. Nobody types an address and a message in 1.5 seconds.
const SIGNS: readonly {
  score: number;
  words: string;
  shows: (message: ContactMessage, evidence: ContactEvidence | null) => boolean;
}[] = [
  { score: 2, words: 'the hidden field was filled in', shows: (_, evidence) => evidence?.trapFilled === true },
  { score: 3, words: 'it was sent faster than anyone writes', shows: (_, evidence) => sentWithin(evidence, 1_500) },
  {
    score: 1,
    words: 'it was sent within five seconds of the page opening',
    shows: (_, evidence) => sentWithin(evidence, 5_000),
  },
  { score: 2, words: 'it has HTML or forum links', shows: ({ message }) => MARKUP.test(message) },
  { score: 2, words: 'its phone number is a link', shows: ({ phone }) => countLinks(phone) > 0 },
  { score: 1, words: 'it has more than three links', shows: ({ message }) => countLinks(message) > 3 },
  { score: 1, words: 'it has more than ten links', shows: ({ message }) => countLinks(message) > 10 },
];

export function spamReason(message: ContactMessage, evidence: ContactEvidence | null): string | null {
  const shown = SIGNS.filter(({ shows }) => shows(message, evidence));
  const score = shown.reduce((sum, sign) => sum + sign.score, 0);
  if (score < HELD_FROM) return null;
  // One sign that suffices says it all.
  const [plain] = shown.filter((sign) => sign.score >= HELD_FROM);
  return plain ? plain.words : shown.map(({ words }) => words).join(', ');
}

function sentWithin(evidence: ContactEvidence | null, ms: number): boolean {
  return evidence?.elapsedMs != null && evidence.elapsedMs < ms;
}

function countLinks(text: string): number {
  return text.match(LINKS)?.length ?? 0;
}
