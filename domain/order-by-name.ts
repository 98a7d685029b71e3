import type { CheckoutId } from './package-ids.ts';

/** Something that can be ordered, and every name that it goes by. */
export type Named = { id: CheckoutId; names: readonly string[] };

/**
 * Finds what is sold under a name, where only a name is known; null if nothing is. Case and outer spaces do not count,
 * and the name may be followed by the word 'package'.
 */
export function idByName(name: string, catalogue: readonly Named[]): CheckoutId | null {
  const wanted = bare(name);
  return catalogue.find(({ names }) => names.some((candidate) => bare(candidate) === wanted))?.id ?? null;
}

/** A sentence for every name in the catalogue that does not lead to its own package; empty when all do. */
export function nameProblems(catalogue: readonly Named[]): string[] {
  return catalogue.flatMap(({ id, names }) =>
    names.flatMap((name) => {
      if (bare(name) === '') return [`The name '${name}' of '${id}' leaves nothing to find it by.`];
      const found = idByName(name, catalogue);
      return found === id ? [] : [`The name '${name}' of '${id}' leads to '${found}': two packages share it.`];
    }),
  );
}

function bare(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(^|\s)package$/, '');
}
