import { readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';

/** The site's two typefaces, each in the one weight that pictures use; subset by `build/generate/fonts.ts`. */
const FILES = {
  display: 'build/fonts/bricolage-grotesque-700.ttf',
  text: 'build/fonts/hanken-grotesk-500.ttf',
} as const;
export type Face = keyof typeof FILES;

/** How text is set: size in px, tracking in em. */
export type Type = { face: Face; size: number; tracking?: number };

type Glyph = { outline: string; x: number; y: number };
type Word = { glyphs: Glyph[]; width: number };

// Faces are read once, on first use, also in builds whose pictures are all cached.
const fonts = new Map<Face, { font: harfbuzz.Font; unitsPerEm: number }>();

function open(face: Face) {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(FILES[face]);
  const opened = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const entry = { font: new harfbuzz.Font(opened), unitsPerEm: opened.upem };
  fonts.set(face, entry);
  return entry;
}

/** A line of text with the face's kerning, in font units. Throws a sentence for a missing glyph. */
function shape(line: string, { face, tracking = 0 }: Type): Word {
  const { font, unitsPerEm } = open(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const places = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
    if (id === 0) {
      throw new Error(
        `A sharing picture says '${line}', and ${FILES[face]} has no '${line[cluster]}': add it in build/generate/fonts.ts.`,
      );
    }
    const place = places[index] as harfbuzz.GlyphPosition;
    const glyph = { outline: font.glyphToPath(id), x: width + place.xOffset, y: place.yOffset };
    width += place.xAdvance + tracking * unitsPerEm;
    return glyph;
  });
  return { glyphs, width };
}

/** The width of a line in px. */
export function widthOf(line: string, type: Type): number {
  return (shape(line, type).width / open(type.face).unitsPerEm) * type.size;
}

/** A line as outlines, its baseline starting at x and y, so that no font is needed to display it. */
export function outlined(line: string, type: Type, x: number, y: number, fill: string): string {
  const scale = type.size / open(type.face).unitsPerEm;
  const paths = shape(line, type)
    .glyphs.filter(({ outline }) => outline)
    .map((glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.outline}"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Wraps text into lines no wider than `width`; null if a single word is wider. */
function wrapped(text: string, type: Type, width: number): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (widthOf(word, type) > width) return null;
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer, type) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line];
}

/** Wraps text into as few lines as fit, about equally long; null if it does not fit. */
export function balanced(text: string, type: Type, width: number, mostLines: number): string[] | null {
  let best = wrapped(text, type, width);
  if (!best || best.length > mostLines) return null;
  // The narrowest column that needs no more lines.
  for (let narrower = width - 8; narrower > 0; narrower -= 8) {
    const lines = wrapped(text, type, narrower);
    if (!lines || lines.length > best.length) break;
    best = lines;
  }
  return best;
}
