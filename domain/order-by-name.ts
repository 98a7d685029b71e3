import type { CheckoutId } from './package-ids.ts';

export type Named = { id: CheckoutId; names: readonly string[] };

/** Finds what is sold under a name; null if nothing is. Ignores case, outer spaces, and a trailing 'package'. */
export function idByName(name: string, catalogue: readonly Named[]): CheckoutId | null {
  const wanted = bare(name);
  return catalogue.find(({ names }) => names.some((candidate) => bare(candidate) === wanted))?.id ?? null;
}

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
