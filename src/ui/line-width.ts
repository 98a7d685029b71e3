// The widths of the display face, by the kinds of its letters, in parts of a usual one.
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’!|\s-]/, 0.45],
  [/[frt]/, 0.75],
  [/[mwMW%@&–]/, 1.75],
  [/\p{Lu}/u, 1.28],
  [/./u, 1.1],
];

/**
 * About how wide a line is in the display face, in letters of the usual width, of which one is half its size: 'will' is less
 * than two, and 'WOMEN' is more than six.
 */
export function widthInLetters(line: string): number {
  return Array.from(line).reduce((sum, letter) => sum + (KINDS.find(([kind]) => kind.test(letter))?.[1] ?? 1), 0);
}
