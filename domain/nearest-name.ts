/**
 * The known name that a misspelt one probably means: ignoring case, without a prefix, or the nearest by edit distance.
 * Undefined if none is near.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const upper = name.toUpperCase().replaceAll('-', '_');
  const alike =
    known.find((candidate) => candidate === upper) ?? known.find((candidate) => candidate.endsWith(`_${upper}`));
  if (alike !== undefined) return alike;
  const [nearest] = known
    .map((candidate) => ({ candidate, distance: editDistance(upper, candidate) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= allowed(nearest.candidate) ? nearest.candidate : undefined;
}

// The shorter a name, the more names are near by chance.
function allowed({ length }: string): number {
  return length < 5 ? 1 : length < 12 ? 2 : 3;
}

/** The optimal string alignment distance. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          at(rows, row - 1, column) + 1,
          (current[column - 1] ?? 0) + 1,
          at(rows, row - 1, column - 1) + changed,
          swapped ? at(rows, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(current);
  }
  return at(rows, from.length, to.length);
}

function at(rows: readonly number[][], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
