#!/bin/bash
# Guess, before the run: a web clipper keeps one of two spellings of a price, the one for the eye or the one for the ear, and a table
# as it is.
# Seen: defuddle 0.19.4 removes what is `aria-hidden` and what has the class `sr-only`, so that a price written for both is gone; and
# it removes a table's cells with `popular` in a class, so that a row has fewer cells than its neighbours.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent defuddle@0.19.4 jsdom@26.1.0
cat > run.mjs <<'J'
import { Defuddle } from 'defuddle/node';
import { JSDOM } from 'jsdom';
const words = 'The team meets you every week and shows what it has built since the last time. '.repeat(12);
const cells = (tag, a, b) => `<tr><${tag}>${a}</${tag}><${tag} class="column-popular">${b}</${tag}></tr>`;
const html = `<!doctype html><html lang="en"><head><title>Packages</title></head><body><main><article><h1>Packages</h1><p>${words}</p>
  <p>Small costs <span class="sr-only">749 euros a month</span><span aria-hidden="true">749€/month</span> in all.</p><p>${words}</p>
  <table><thead>${cells('th', 'Small', 'Large')}</thead><tbody>${cells('td', 'one day', 'two days')}</tbody></table><p>${words}</p></article></main></body></html>`;
const { content } = await Defuddle(new JSDOM(html, { url: 'https://example.com/' }), 'https://example.com/');
console.log(content.replaceAll(words.trim(), '…'));
J
node run.mjs | tee seen
grep -q 'Small costs *in all' seen
grep -q '<th>Small</th>' seen
! grep -qE '749|Large|two days' seen
