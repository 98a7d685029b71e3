import { LANGUAGE } from '../../domain/language.ts';
import { fillIn } from '../ui/fill-in.ts';

const SHOW_WHEN_LEFT = 500;

type Words = { charactersLeft: string; charactersTooMany: string };

/** Says how many characters are left once a text nears its limit; nothing before. */
export function remaining(words: Words, length: number, limit: number): string | undefined {
  const left = limit - length;
  if (left > SHOW_WHEN_LEFT) return undefined;
  const count = Math.abs(left).toLocaleString(LANGUAGE);
  return fillIn(left < 0 ? words.charactersTooMany : words.charactersLeft, { count });
}
