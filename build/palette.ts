import { palette } from '../content/palette.ts';

export const TOKENS = 'src/styles/tokens.css';

/** Throws a sentence naming the first colour that differs between the palette and {@link TOKENS}. */
export function assertPalette(tokens: string): void {
  const inTokens = new Map(
    [...tokens.matchAll(/--color-([a-z-]+): (#[0-9a-f]+);/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
  const inPalette = new Map<string, string>(Object.entries(palette));
  for (const name of new Set([...inTokens.keys(), ...inPalette.keys()])) {
    const [token, colour] = [inTokens.get(name), inPalette.get(name)];
    if (token === colour) continue;
    throw new Error(
      `The colour ${name} is ${token ?? 'missing'} in ${TOKENS} and ${colour ?? 'missing'} in content/palette.ts: make both the same.`,
    );
  }
}
