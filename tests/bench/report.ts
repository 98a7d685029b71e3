import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const FILE = 'tests/bench/results.md';

export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const viewport = { width: 390, height: 844 };
export const PHONE = { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

/** A slow phone: slow 4G as Lighthouse simulates it, and a CPU four times slower than this machine's. */
export const SLOW_PHONE = { latencyMs: 150, kilobytesPerSecond: 200, cpuRate: 4 };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function table(rows: readonly Readonly<Record<string, string>>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const cells = [head, ...rows.map((row) => head.map((name) => row[name] ?? ''))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [first = '', ...lines] = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  return [first, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines].join('\n');
}

/** Prints a section and replaces it in the page of results, with date and machine. */
export function publish(title: string, text: string) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const section = `## ${title}\n\n${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${text}\n`;
  const [intro = '', ...sections] = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const others = sections.filter((other) => !other.startsWith(`## ${title}\n`)).map((other) => `${other.trim()}\n`);
  writeFileSync(FILE, [intro, [...others, section].sort().join('\n')].join(''));
  console.log(section);
}
