import { writeFileSync } from 'node:fs';

const ROW = 24;
const BARS_FROM = 260;
const WIDTH = 760;

/** The first number of a cell: `416 (1.18 ± 0.04×)` is 416, `1.2 / 1.6` is 1.2. */
function numberIn(cell = ''): number {
  return Number.parseFloat(cell.replaceAll(',', ''));
}

/** One column of a table as a bar chart in SVG, a bar for each row, readable on light and dark ground. */
export function chart(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  column: string,
): string {
  const place = head.indexOf(column);
  const bars = rows.map((row) => ({ name: row[0] ?? '', value: numberIn(row[place]) }));
  const longest = Math.max(...bars.map(({ value }) => value)) || 1;
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const lines = bars.map(({ name, value }, index) => {
    const y = 40 + index * ROW;
    const width = ((WIDTH - BARS_FROM - 70) * value) / longest;
    return `<text x="${BARS_FROM - 10}" y="${y + 15}" text-anchor="end">${escaped(name)}</text>
<rect x="${BARS_FROM}" y="${y + 3}" width="${width.toFixed(1)}" height="${ROW - 8}"/>
<text x="${(BARS_FROM + width + 6).toFixed(1)}" y="${y + 15}">${value}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${48 + bars.length * ROW}" role="img" aria-labelledby="title desc">
<title id="title">${escaped(title)}, ${escaped(column)}</title>
<desc id="desc">${escaped(bars.map(({ name, value }) => `${name}: ${value}`).join('; '))}</desc>
<style>text { font: 12px system-ui, sans-serif; fill: #333 } rect { fill: #3867c8 } @media (prefers-color-scheme: dark) { text { fill: #ddd } rect { fill: #7da2f0 } }</style>
<text x="10" y="22" font-weight="bold">${escaped(title)}, ${escaped(column)}</text>
${lines.join('\n')}
</svg>
`;
}

/** Draws a column of a table into `bench/results`; returns the Markdown that shows it. */
export function draw(
  name: string,
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  column: string,
): string {
  writeFileSync(`bench/results/${name}.svg`, chart(title, head, rows, column));
  return `![${title}, ${column}](${name}.svg)`;
}
