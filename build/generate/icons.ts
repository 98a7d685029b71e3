// `npm run generate -- icons`: renders the bitmap icons. The results are committed, because they change only with the mark.

import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { palette } from '../../content/palette.ts';

const file = readFileSync('public/favicon.svg', 'utf8');
// Without a declaration before it, and of any size.
const mark = file
  .slice(file.indexOf('<svg'))
  .replace(/^<svg[^>]*>/, (root) => root.replace(/\s(width|height)="[^"]*"/g, ''));

const icon = (size: number, svg = mark) =>
  sharp(Buffer.from(svg.replace('<svg', `<svg width="${size}" height="${size}"`)))
    .png()
    .toBuffer();

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

// Phones crop a maskable icon: the tile's colour fills it, and the mark stays within the safe circle.
const tile = /<rect[^>]*\sfill="([^"]*)"/.exec(mark)?.[1] ?? palette.ink;
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${tile}"/>${mark.replace('<svg', '<svg x="4" y="4" width="40" height="40"')}</svg>`;

writeFileSync('public/favicon.ico', ico(await icon(32), 32));
// iPhones crop it too.
writeFileSync('public/apple-touch-icon.png', await icon(180, maskable));
writeFileSync('public/icon-192.png', await icon(192));
writeFileSync('public/icon-512.png', await icon(512));
writeFileSync('public/icon-maskable-512.png', await icon(512, maskable));
