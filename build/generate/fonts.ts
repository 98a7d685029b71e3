// `npm run generate -- fonts`: subsets the typefaces to the glyphs and axes that the site uses, and to one weight each for
// sharing pictures. Both are under the SIL Open Font License.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const glyphs = `${ascii}ÄÖÜäöüßéèêáàâíîóôúûçñåæøÅÆØÉ€–—‘’“”„…•·→←✓×©°«»`;

const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const HANKEN = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const fonts = [
  {
    from: BRICOLAGE,
    to: 'src/styles/fonts/bricolage-grotesque.woff2',
    variationAxes: { opsz: 60, wght: { min: 600, max: 700 } },
  },
  { from: HANKEN, to: 'src/styles/fonts/hanken-grotesk.woff2', variationAxes: { wght: { min: 400, max: 700 } } },
  { from: BRICOLAGE, to: 'build/fonts/bricolage-grotesque-700.ttf', variationAxes: { opsz: 60, wght: 700 } },
  { from: HANKEN, to: 'build/fonts/hanken-grotesk-500.ttf', variationAxes: { wght: 500 } },
];

for (const { from, to, variationAxes } of fonts) {
  const targetFormat = to.endsWith('.ttf') ? 'truetype' : 'woff2';
  const cut = await subsetFont(readFileSync(`node_modules/${from}`), glyphs, { targetFormat, variationAxes });
  writeFileSync(to, cut);
  console.log(`${to}: ${cut.length} bytes`);
}
