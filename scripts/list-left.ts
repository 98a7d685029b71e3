import type { Sample, SampleGroup } from '../catalogue/check/samples.ts';
import type { Finding } from './setup/finding.ts';

const WIDTH = 110;

/** What is left to do, in groups: each names its remedy once, and each line its file. */
export function listLeft(groups: readonly SampleGroup[], settings: readonly Finding[]): string {
  const wrong = settings.filter((finding) => finding.level === 'wrong');
  const count = groups.flatMap(({ samples }) => samples).length + wrong.length;
  return [
    count === 1 ? '1 thing is left to do:' : `${count} things are left to do:`,
    ...groups.flatMap(({ title, remedy, samples }) => [`${title}: ${remedy}.`, ...fillLines(samples)]),
    ...(wrong.length > 0 ? ['Settings:'] : []),
    ...wrong.flatMap(({ what, remedy }) => [`  - ${what}`, `    ${remedy}`]),
  ].join('\n');
}

/** Lines of samples in the same file, filled up to the width. */
function fillLines(samples: readonly Sample[]): string[] {
  const lines: string[] = [];
  for (const [file, inFile] of Map.groupBy(samples, (sample) => sample.file)) {
    let line = '';
    for (const { what } of inFile) {
      const longer = line === '' ? `  - ${file}: ${what}` : `${line}; ${what}`;
      if (line !== '' && longer.length > WIDTH) {
        lines.push(line);
        line = `  - ${file}: ${what}`;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}
