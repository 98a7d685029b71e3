import { fillIn } from '../../domain/fill-in.ts';
import { LANGUAGE } from '../../domain/language.ts';

const SHOW_WHEN_LEFT = 500;

type Counted = { one: string; other: string };
type Words = { charactersLeft: Counted; charactersTooMany: Counted };

/** Says how many characters are left near the limit; empty before. */
export function remaining(words: Words, length: number, limit: number): string | undefined {
  const left = limit - length;
  if (left > SHOW_WHEN_LEFT) return undefined;
  const count = Math.abs(left);
  const { one, other } = left < 0 ? words.charactersTooMany : words.charactersLeft;
  return fillIn(count === 1 ? one : other, { count: count.toLocaleString(LANGUAGE) });
}
