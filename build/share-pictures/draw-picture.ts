import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PagePicture, Stretch } from '../../catalogue/page-pictures.ts';
import { palette } from '../../content/palette.ts';
import { portraitFile } from '../../domain/portraits.ts';
import { widthInLetters } from '../../src/ui/line-width.ts';

const [WIDTH, HEIGHT, LEFT] = [1200, 630, 72];
const ROOMS = { wide: [860, 104], priced: [840, 92], narrow: [730, 80] } as const;
const LEAST_SIZE = 48;
const MOST_TITLE_HEIGHT = 250;
const PORTRAIT = { x: 872, y: 124, width: 256, height: 299, radius: 32 };

type Colours = { ground: string; ink: string; muted: string; tile: string };
const ON_PAPER = { ink: palette.ink, muted: palette.muted, tile: palette.ink };
const GROUNDS: Record<PagePicture['ground'], Colours> = {
  paper: { ...ON_PAPER, ground: palette.paper },
  lime: { ...ON_PAPER, ground: palette['lime-wash'] },
  violet: { ...ON_PAPER, ground: palette['violet-wash'] },
  sky: { ...ON_PAPER, ground: palette['sky-wash'] },
  coral: { ...ON_PAPER, ground: palette['coral-wash'] },
  gradient: { ground: 'url(#teams)', ink: palette.surface, muted: palette['violet-tint'], tile: palette.ink },
  ink: { ground: palette.ink, ink: palette['on-ink'], muted: palette['on-ink-muted'], tile: palette['ink-line'] },
};

/** The typefaces, each in the one weight that pictures use, under the family names in their files. */
const DISPLAY = 'Bricolage Grotesque 96pt ExtraBold';
const TEXT = 'Hanken Grotesk';
const FILES = { [DISPLAY]: 'build/fonts/bricolage-grotesque-700.ttf', [TEXT]: 'build/fonts/hanken-grotesk-500.ttf' };

// A text drawn from a font's file makes the font known to all drawings of this process.
const fontsKnown = Promise.all(
  Object.entries(FILES).map(([family, fontfile]) =>
    sharp({ text: { text: '·', font: `${family}, 10`, fontfile } }).toBuffer(),
  ),
);

export async function drawPicture(picture: PagePicture, siteName: string, photo?: string): Promise<Buffer> {
  await fontsKnown;
  const colours = GROUNDS[picture.ground];
  const mark = readFileSync('public/favicon.svg', 'utf8').replace(`fill="${palette.ink}"`, `fill="${colours.tile}"`);
  const parts = [
    `<linearGradient id="teams" x2="1" y2=".35"><stop stop-color="${palette['violet-deep']}"/><stop offset=".74" stop-color="${palette['violet-bright']}"/><stop offset="1" stop-color="${palette['violet-light']}"/></linearGradient>`,
    `<path fill="${colours.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    ...line(picture, colours),
    ...(picture.columns ?? []).flatMap(({ name, price }, index, { length }) => {
      const x = LEFT + (index * (WIDTH - 2 * LEFT)) / length;
      return [text(name, TEXT, 28, x, 536, colours.muted), amount(price, 44, x, 588, colours)];
    }),
    placed(mark, { x: LEFT, y: 56, width: 60, height: 60 }),
    text(siteName, DISPLAY, 46, LEFT + 78, 102, colours.ink),
    ...(picture.portrait ? portrait(photo ?? readFileSync(portraitFile(picture.portrait), 'utf8')) : []),
    ...words(picture, colours),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
  // Flat colours: a palette halves the size without a visible difference.
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
}

const escaped = (words: string) => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function text(words: string, family: string, size: number, x: number, y: number, fill: string, more = ''): string {
  const tracking = family === DISPLAY ? -0.022 * size : 0;
  return `<text x="${x}" y="${y}" fill="${fill}" font-family="'${family}'" font-size="${size}" letter-spacing="${tracking}">${escaped(words)}${more}</text>`;
}

function amount(price: NonNullable<PagePicture['price']>, size: number, x: number, y: number, colours: Colours) {
  const gap = (price.suffix.startsWith('/') ? 0.08 : 0.24) * size;
  const suffix = `<tspan dx="${gap}" fill="${colours.muted}" font-family="'${TEXT}'" font-size="${size * 0.56}" letter-spacing="0">${escaped(price.suffix)}</tspan>`;
  return text(price.amount, DISPLAY, size, x, y, colours.ink, suffix);
}

function line({ stretch, stops = [], stage }: PagePicture, { ink }: Colours): string[] {
  // A story's line leads to its portrait.
  const head = stretch === 'story' ? '' : arrowHead(stretch, 84);
  return [
    `<path fill="none" stroke="${palette.lime}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round" d="${STRETCHES[stretch]}${head}"/>`,
    ...stops.map(
      (x) =>
        `<circle cx="${x}" cy="${heightAt(stretch, x)}" r="8" fill="${palette.lime}" stroke="${palette.ink}" stroke-width="6"/>`,
    ),
    ...(stage ? [text(stage, TEXT, 28, LEFT, heightAt(stretch, stops[0] ?? 0) + 52, ink)] : []),
  ];
}

function placed(svg: string, place: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = place;
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg[^>]*>/, (root) =>
      root
        .replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`),
    );
}

function portrait(drawn: string): string[] {
  const { x, y, width, height, radius } = PORTRAIT;
  return [
    `<clipPath id="frame"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`,
    `<g clip-path="url(#frame)">${placed(drawn, PORTRAIT)}</g>`,
  ];
}

function words({ eyebrow, title, price, portrait: beside, mark }: PagePicture, { ink, muted, ...rest }: Colours) {
  const { size, lines } = titleLines(title, ROOMS[beside ? 'narrow' : price ? 'priced' : 'wide']);
  const top = (eyebrow ? 218 : 190) + 0.8 * size;
  const { x, y, width, height } = PORTRAIT;
  return [
    ...(eyebrow ? [text(eyebrow, TEXT, 34, LEFT, 196, muted)] : []),
    ...lines.map((each, index) => text(each, DISPLAY, size, LEFT, top + 1.02 * size * index, ink)),
    ...(price ? [amount(price, 60, LEFT, 484, { ink, muted, ...rest })] : []),
    ...(mark ? [`<g text-anchor="end">${text(mark, TEXT, 26, x + width, y + height + 42, muted)}</g>`] : []),
  ];
}

/** The title in the largest size that fits, and its lines. Throws a sentence if none does. */
export function titleLines(title: PagePicture['title'], [width, largest]: readonly [number, number]) {
  const fits = (words: string, size: number, within = width) => widthInLetters(words) * 0.5 * size <= within * 0.97;
  for (let size = largest; size >= LEAST_SIZE; size -= 4) {
    if (typeof title !== 'string' && title.every((each) => fits(each, size))) return { size, lines: title };
    const wrap = (within: number) => {
      const lines: string[] = [];
      for (const word of [title].flat().join(' ').split(' ')) {
        const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
        if (lines.length > 0 && fits(longer, size, within)) lines.splice(-1, 1, longer);
        else lines.push(word);
      }
      return lines;
    };
    let lines = wrap(width);
    if (lines.length * size > MOST_TITLE_HEIGHT || !lines.every((each) => fits(each, size))) continue;
    // The narrowest column that needs no more lines leaves them about equally long.
    for (let narrower = width; wrap(narrower).length === lines.length && narrower > 0; narrower -= 8)
      lines = wrap(narrower);
    return { size, lines };
  }
  throw new Error(`The title '${title}' is too long for the picture that its page is shared with.`);
}

/** On a picture of 1200 × 630: Bézier curves like those of the heroes, each from left of the picture. */
export const STRETCHES: Record<Stretch, string> = {
  whole: 'M76 524C300 518 500 530 660 522C830 512 900 452 966 366C1020 296 1068 224 1122 152',
  flat: 'M-40 540C300 540 660 544 860 532C990 524 1070 492 1118 436',
  lifting: 'M-40 544C400 544 730 548 900 440C1010 366 1060 250 1112 124',
  climbing: 'M-40 548C330 546 680 530 870 370C980 276 1050 184 1116 88',
  leaving: 'M-40 550C420 552 780 540 940 386C1030 300 1072 180 1088 62',
  steady: 'M-40 552C260 546 560 530 760 440C940 356 1040 236 1118 104',
  story: 'M-40 556C300 556 620 566 760 510C850 474 900 420 940 360',
  asked: 'M-40 580C330 574 640 540 840 380C960 284 1040 190 1112 92',
  'side-by-side': 'M-40 470C300 470 600 474 800 430C960 394 1056 262 1118 112',
};

type Point = { x: number; y: number };

function pointsOf(stretch: Stretch): Point[] {
  return Array.from(STRETCHES[stretch].matchAll(/(-?\d+) (-?\d+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

function arrowHead(stretch: Stretch, arm: number): string {
  const [from, { x, y }] = pointsOf(stretch).slice(-2) as [Point, Point];
  const angle = Math.atan2(y - from.y, x - from.x);
  const tip = (turn: number) =>
    [x - arm * Math.cos(angle + turn), y - arm * Math.sin(angle + turn)].map((value) => value.toFixed(1)).join(' ');
  return `M${tip(Math.PI / 4)}L${x} ${y}L${tip(-Math.PI / 4)}`;
}

function heightAt(stretch: Stretch, x: number): number {
  const points = pointsOf(stretch);
  for (let place = 0; place < points.length - 1; place += 3) {
    const [start, a, b, end] = points.slice(place, place + 4) as [Point, Point, Point, Point];
    // Every curve runs left to right.
    for (let t = 0; t <= 1; t += 1 / 512) {
      const at = (axis: keyof Point) =>
        (1 - t) ** 3 * start[axis] +
        3 * (1 - t) ** 2 * t * a[axis] +
        3 * (1 - t) * t ** 2 * b[axis] +
        t ** 3 * end[axis];
      if (at('x') >= x) return Math.round(at('y'));
    }
  }
  return points.at(-1)?.y ?? 0;
}
