import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fact, facts } from '../../content/facts.ts';

/** A content file's path and source. */
export type ContentSource = { file: string; source: string };
type WrittenFigure = Pick<Fact, 'figure' | 'claim'>;

const ROOT = 'content';
const FIGURES = `${ROOT}/figures.ts`;
// Legal texts have periods of their own: an invoice may be due within 30 days.
const LEFT_OUT = /(\.test\.ts|figures\.ts|palette\.ts)$|^content\/legal\//;

function contentSources(): ContentSource[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((name) => join(ROOT, name))
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

/** A sentence for every text that repeats a figure of `content/figures.ts` instead of using it. */
export function figureProblems(
  sources: readonly ContentSource[] = contentSources(),
  figures: Readonly<Record<string, WrittenFigure>> = facts,
): string[] {
  const namesOf = Map.groupBy(Object.keys(figures), (name) => writtenAgain(figures[name] as WrittenFigure));
  const known = [...namesOf].map(([pattern, names]) => ({
    pattern: new RegExp(pattern, 'i'),
    names: names.map((name) => `'${name}'`).join(' or '),
  }));
  return sources.flatMap(({ file, source }) =>
    textsOf(source).flatMap((text) =>
      known
        .filter(({ pattern }) => pattern.test(text))
        .map(
          ({ names }) =>
            `${file} repeats a figure: "${text}". Take ${names} from ${FIGURES}; give a new figure a name there.`,
        ),
    ),
  );
}

/** A source's string literals, without comments and interpolations. */
function textsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const literals = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals.map((literal) =>
    literal
      .slice(1, -1)
      .replace(/\$\{[^}]*\}/g, '…')
      .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}

// Including non-breaking hyphens and spaces.
const GAP = '[-\\s\\u2010\\u2011]';
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  'eleven',
  'twelve',
  ...['thir', 'four', 'fif', 'six', 'seven', 'eigh', 'nine'].map((ten) => `${ten}teen`),
];
const TENS = [
  'ten',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
  `(?:a|one)${GAP}hundred`,
];
const SHORT: Record<string, string> = { minute: 'min(?:ute)?s?', hour: 'h(?:ou)?rs?' };

/** A number up to 100 in words. */
function wordsOf(count: number): string | undefined {
  if (count > 10 && count < 20) return TEENS[count - 11];
  return [TENS[Math.floor(count / 10) - 1], ONES[(count % 10) - 1]].filter(Boolean).join(GAP) || undefined;
}

/** Digits with or without a thousands comma. */
const digitsOf = (figure: string) => figure.split(',').map(RegExp.escape).join(',?');

/**
 * A pattern for repetitions of a figure. A bare number could count anything, so a figure with a unit is matched with it, and
 * days also as 'day 34 of 90'; one with a plus or a comma is matched as it is.
 */
function writtenAgain({ figure, claim }: WrittenFigure): string {
  const [, digits = '', ownUnit] = /^(\d[\d,]*)(?:[- ]([a-z]+?)s?)?$/.exec(figure) ?? [];
  const unit = ownUnit ?? (digits && claim.startsWith('days ') ? 'day' : undefined);
  if (!unit) return `(?<![\\d.,])${digitsOf(figure)}(?![\\d,]*\\d|\\+)`;
  const words = wordsOf(Number(digits.replaceAll(',', '')));
  const count = words ? `(?:${digitsOf(digits)}|${words})` : digitsOf(digits);
  const dayOf = unit === 'day' ? `|\\bday\\s(?:\\S+\\sof\\s)?${count}\\b(?!${GAP}(?:${ONES.join('|')})\\b)` : '';
  // 'Twenty-four weeks' is not four.
  return `(?<![\\d.,]|ty${GAP})\\b${count}${GAP}${SHORT[unit] ?? `${unit}s?`}\\b${dayOf}`;
}
