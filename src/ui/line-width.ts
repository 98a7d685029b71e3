// Relative letter widths of the display face, by kind of letter.
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'’!|\s-]/, 0.45],
  [/[frt]/, 0.75],
  [/[mwMW%@&–]/, 1.75],
  [/\p{Lu}/u, 1.28],
  [/./u, 1.1],
];

/** The approximate width of a line in the display face, in letters of average width, which are half a font size. */
export function widthInLetters(line: string): number {
  return Array.from(line).reduce((sum, letter) => sum + (KINDS.find(([kind]) => kind.test(letter))?.[1] ?? 1), 0);
}
