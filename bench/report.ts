import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** The machine that a result was measured on. */
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;

/** Prints a report and writes it to `bench/results` with date and machine. */
export function publish(name: string, title: string, text: string) {
  const report = `# ${title}\n\n${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${text}\n`;
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(`bench/results/${name}.md`, report);
  console.log(report);
}
