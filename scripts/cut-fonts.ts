// `npm run fonts`: cuts the two typefaces to the glyphs and axes that the site uses. The results are committed, because
// they change only when a glyph or a weight is added here. Both faces are under the SIL Open Font License.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const glyphs = `${ascii}ÄÖÜäöüßéèêáàâíîóôúûçñåæøÅÆØÉ€–—‘’“”„…•·→←✓×©°«»`;

const fonts = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    variationAxes: { opsz: 60, wght: { min: 600, max: 700 } },
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, variationAxes } of fonts) {
  const cut = await subsetFont(readFileSync(`node_modules/${from}`), glyphs, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`src/styles/fonts/${to}`, cut);
  console.log(`${to}: ${cut.length} bytes`);
}
