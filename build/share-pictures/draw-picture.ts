import { readFileSync } from 'node:fs';
import type { PagePicture } from '../../catalogue/page-pictures.ts';
import { palette } from '../../content/palette.ts';
import { portraitFile } from '../../domain/portraits.ts';
import { balanced, outlined, type Type, widthOf } from './letters.ts';
import { arrowHead, pointAt, STRETCHES } from './momentum-line.ts';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

const LEFT = 72;
const LINE_WIDTH = 22;
/** The title's maximum width, and its sizes, of which the first that fits is used. */
const ROOMS = {
  wide: { width: 860, sizes: [104, 96, 88, 80, 72, 64, 56, 48] },
  priced: { width: 840, sizes: [92, 86, 80, 72, 64, 56, 48] },
  narrow: { width: 730, sizes: [80, 76, 72, 64, 56, 48] },
};
const MOST_HEIGHT = 250;
const PORTRAIT = { x: 872, y: 124, width: 256, height: 299, radius: 32 };

type Price = NonNullable<PagePicture['price']>;
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

const display = (size: number): Type => ({ face: 'display', size, tracking: -0.02 });
const text = (size: number): Type => ({ face: 'text', size });

/**
 * A picture as SVG with all letters as outlines, so that it renders the same everywhere. `photo` is a portrait photo as SVG;
 * a drawn portrait is read here.
 */
export function drawPicture(picture: PagePicture, siteName: string, photo?: string): string {
  const colours = GROUNDS[picture.ground];
  const parts = [
    `<defs><linearGradient id="teams" x2="1" y2=".35"><stop stop-color="${palette['violet-deep']}"/><stop offset=".74" stop-color="${palette['violet-bright']}"/><stop offset="1" stop-color="${palette['violet-light']}"/></linearGradient></defs>`,
    `<path fill="${colours.ground}" d="M0 0h${PICTURE_WIDTH}v${PICTURE_HEIGHT}H0z"/>`,
    ...line(picture, colours),
    ...columns(picture.columns ?? [], colours),
    brand(siteName, colours),
    ...(picture.portrait ? portrait(photo ?? readFileSync(portraitFile(picture.portrait), 'utf8')) : []),
    ...words(picture, colours),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">${parts.join('')}</svg>`;
}

function brand(name: string, { ink, tile }: Colours): string {
  const mark = readFileSync('public/favicon.svg', 'utf8').replace(`fill="${palette.ink}"`, `fill="${tile}"`);
  return (
    placed(mark, LEFT, 56, 60, 60) + outlined(name, { face: 'display', size: 46, tracking: -0.03 }, LEFT + 78, 102, ink)
  );
}

function line({ stretch, stops = [], stage }: PagePicture, { ink }: Colours): string[] {
  // A story's line leads to its portrait.
  const head = stretch === 'story' ? '' : arrowHead(stretch, 84);
  const [first = 0] = stops;
  return [
    `<path fill="none" stroke="${palette.lime}" stroke-width="${LINE_WIDTH}" stroke-linecap="round" stroke-linejoin="round" d="${STRETCHES[stretch]}${head}"/>`,
    ...stops.map((x) => {
      const { y } = pointAt(stretch, x);
      return `<circle cx="${x}" cy="${y.toFixed(1)}" r="8" fill="${palette.lime}" stroke="${palette.ink}" stroke-width="6"/>`;
    }),
    ...(stage ? [outlined(stage, text(28), LEFT, pointAt(stretch, first).y + 52, ink)] : []),
  ];
}

/** A nested drawing at a position and size. */
function placed(svg: string, x: number, y: number, width: number, height: number): string {
  const drawing = svg.slice(svg.indexOf('<svg'));
  const own = /^<svg[^>]*>/.exec(drawing)?.[0] ?? '';
  const root = own.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, '');
  const at = `<svg x="${x}" y="${y}" width="${width}" height="${height}"`;
  return drawing.replace(own, () => root.replace('<svg', at));
}

function portrait(drawn: string): string[] {
  const { x, y, width, height, radius } = PORTRAIT;
  return [
    `<clipPath id="frame"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>`,
    `<g clip-path="url(#frame)">${placed(drawn, x, y, width, height)}</g>`,
  ];
}

function words({ eyebrow, title, price, portrait: beside, mark }: PagePicture, colours: Colours): string[] {
  const { ink, muted } = colours;
  const drawn = eyebrow ? [outlined(eyebrow, text(34), LEFT, 196, muted)] : [];
  const { size, lines } = titleLines(title, beside ? 'narrow' : price ? 'priced' : 'wide');
  const top = eyebrow ? 218 : 190;
  for (const [index, words] of lines.entries()) {
    drawn.push(outlined(words, display(size), LEFT, top + size * (0.8 + 1.02 * index), ink));
  }
  if (price) drawn.push(priceWithSuffix(price, LEFT, 484, 60, colours));
  if (mark) {
    const x = PORTRAIT.x + PORTRAIT.width - widthOf(mark, text(26));
    drawn.push(outlined(mark, text(26), x, PORTRAIT.y + PORTRAIT.height + 42, muted));
  }
  return drawn;
}

/** An amount with its smaller suffix. */
function priceWithSuffix(
  { amount, suffix }: Price,
  x: number,
  y: number,
  size: number,
  { ink, muted }: Colours,
): string {
  const type = display(size);
  const after = x + widthOf(amount, type) + (suffix.startsWith('/') ? 0.08 : 0.24) * size;
  return outlined(amount, type, x, y, ink) + outlined(suffix, text(size * 0.56), after, y, muted);
}

/** The title in the largest size that fits, and its lines. */
function titleLines(title: PagePicture['title'], room: keyof typeof ROOMS) {
  const { width, sizes } = ROOMS[room];
  for (const size of sizes) {
    if (typeof title !== 'string' && title.every((words) => widthOf(words, display(size)) <= width)) {
      return { size, lines: title };
    }
    const words = typeof title === 'string' ? title : title.join(' ');
    const lines = balanced(words, display(size), width, Math.floor(MOST_HEIGHT / size));
    if (lines) return { size, lines };
  }
  throw new Error(`The title '${title}' is too long for the picture that its page is shared with.`);
}

/** The items along the lower edge. */
function columns(list: NonNullable<PagePicture['columns']>, colours: Colours): string[] {
  const wide = (PICTURE_WIDTH - 2 * LEFT) / list.length;
  return list.map(({ name, price }, index) => {
    const x = LEFT + index * wide;
    return outlined(name, text(28), x, 536, colours.muted) + priceWithSuffix(price, x, 588, 44, colours);
  });
}
