/** The middle value of a list of numbers; the mean of the two middle ones where their count is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * The ratio of two medians and its standard error, as text. What is measured scatters to one side, so the spread is taken
 * from the middle half of the values: the error of a median is 1.253 times that of a mean, whose spread is that half / 1.349.
 */
export function ratioWithError(values: readonly number[], limits: readonly number[]): string {
  const relativeError = (of: readonly number[]) => (1.253 * middleHalf(of)) / 1.349 / Math.sqrt(of.length) / median(of);
  const ratio = median(values) / median(limits);
  return `${ratio.toFixed(2)} ± ${(ratio * Math.hypot(relativeError(values), relativeError(limits))).toFixed(2)}`;
}

/** How far the first and the third quarter of a list of numbers are apart. */
function middleHalf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.ceil(sorted.length / 2);
  return median(sorted.slice(-half)) - median(sorted.slice(0, half));
}

/** Rows as a Markdown table whose columns line up. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}
