/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** A row for each measurement: its name and the median of its rounds. */
export function medians<Name extends string>(rounds: Record<Name, number>[], prefix = ''): string[][] {
  const names = Object.keys(rounds[0] ?? {}) as Name[];
  return names.map((name) => [prefix + name, median(rounds.map((round) => round[name])).toFixed(0)]);
}

/**
 * The ratio of two medians with its standard error, as text. Measurements are skewed, so the spread comes from the
 * interquartile range: a median's error is 1.253 times a mean's, whose standard deviation is that range / 1.349.
 */
export function ratioWithError(values: readonly number[], limits: readonly number[]): string {
  const relativeError = (of: readonly number[]) => (1.253 * middleHalf(of)) / 1.349 / Math.sqrt(of.length) / median(of);
  const ratio = median(values) / median(limits);
  return `${ratio.toFixed(2)} ± ${(ratio * Math.hypot(relativeError(values), relativeError(limits))).toFixed(2)}`;
}

/** The interquartile range. */
function middleHalf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.ceil(sorted.length / 2);
  return median(sorted.slice(-half)) - median(sorted.slice(0, half));
}

/** Rows as an aligned Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}
