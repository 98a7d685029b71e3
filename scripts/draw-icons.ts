// `npm run icons`: draws the icons that browsers want as pixels, and the picture for shared links, with the installed
// Chromium. The results are committed, because they change only with the mark or the tagline.

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { company } from '../content/company.ts';
import { palette } from '../content/palette.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';

const mark = readFileSync('public/favicon.svg', 'utf8');
const display = readFileSync('src/styles/fonts/bricolage-grotesque.woff2').toString('base64');
const [first, second, going] = company.taglineLines;

const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });

async function draw(html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>*{margin:0}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const icon = (size: number) => draw(mark.replace('<svg', `<svg width="${size}" height="${size}"`), size, size);

/** An .ico file that holds one PNG: a header of 6 bytes, an entry of 16, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

// The line of the home page's hero with its five stops, in the proportions of a wide screen.
const line = 'M76 524C300 518 500 530 660 522C830 512 900 452 966 366C1020 296 1068 224 1122 152';
const head = 'M1034 152H1124V242';
/** Where the stops are, in parts of the line's length. */
const STOPS = [0.06, 0.27, 0.48, 0.79, 0.89];

const shared = `<style>
@font-face{font-family:B;src:url(data:font/woff2;base64,${display});font-weight:600 700}
body{width:1200px;height:630px;background:${palette.paper};color:${palette.ink};font:700 104px/1 B;letter-spacing:-.02em;position:relative;overflow:hidden}
div{position:absolute;left:72px;top:196px}svg.line{position:absolute;inset:0}svg.mark{position:absolute;left:72px;top:64px}
p{position:absolute;left:152px;top:72px;font-size:48px}
</style>
<svg class="line" viewBox="0 0 1200 630" fill="none" stroke="${palette.lime}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"><path d="${line}"/><path d="${head}"/></svg>
<svg class="line" viewBox="0 0 1200 630" id="stops"></svg>
${mark.replace('<svg', '<svg class="mark" width="64" height="64"')}<p>${company.name}</p>
<div>${first}<br>${second}<br>${going}</div>
<script>
const line = document.querySelector('.line path');
document.querySelector('#stops').innerHTML = ${JSON.stringify(STOPS)}.map((part) => {
  const { x, y } = line.getPointAtLength(part * line.getTotalLength());
  return '<circle cx="' + x + '" cy="' + y + '" r="8" fill="${palette.lime}" stroke="${palette.ink}" stroke-width="6"/>';
}).join('');
</script>`;

writeFileSync('public/favicon.ico', ico(await icon(32), 32));
writeFileSync('public/apple-touch-icon.png', await icon(180));
writeFileSync('public/share.png', await draw(shared, 1200, 630));
await browser.close();
