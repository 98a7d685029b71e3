import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '../content/palette.ts';
import { assertPalette, TOKENS } from './palette.ts';

const tokens = readFileSync(TOKENS, 'utf8');

test.each([
  ['changed in the tokens', tokens.replace(palette.lime, '#00ff00'), 'The colour lime is #00ff00 in'],
  ['missing in the tokens', tokens.replace(/--color-lime: .*/, ''), 'The colour lime is missing in'],
  ['new in the tokens', tokens.replace('--color-lime:', '--color-rose: #ff0088;\n--color-lime:'), 'The colour rose is'],
])('stops the build for a colour that is %s, with a sentence', (_what, changed, sentence) => {
  expect(() => assertPalette(changed)).toThrow(sentence);
});
