#!/bin/bash
# Guess, before the run: HTML_CodeSniffer (WCAG2AA) has nothing against a field for an address of a website that says so twice,
# by its type and by `autocomplete`.
# Seen: html_codesniffer 2.5.1 throws a TypeError for <input type="url" autocomplete="url">, of which it knows no text for its
# message, and reports nothing of the rest of the page; an e-mail field of the same kind is judged.
set -e
command -v chromium > /dev/null || apt-get install -y -qq chromium > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent html_codesniffer@2.5.1 playwright-core@1.65.1
cat > run.mjs <<'J'
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const type of ['email', 'url']) {
  await page.setContent(`<!doctype html><html lang="en"><head><title>Form</title></head><body><main><h1>Form</h1><form action="/send">
    <label for="field">Field</label><input id="field" type="${type}" autocomplete="${type}"><button type="submit">Send</button></form></main></body></html>`);
  await page.addScriptTag({ path: 'node_modules/html_codesniffer/build/HTMLCS.js' });
  const count = () => window.HTMLCS.getMessages().filter((message) => message.type === 1).length;
  const check = () => new Promise((resolve) => window.HTMLCS.process('WCAG2AA', document, resolve));
  try {
    await page.evaluate(check);
    console.log(type, 'errors:', await page.evaluate(count));
  } catch (error) {
    console.log(type, error.message.split('\n')[0]);
  }
}
await browser.close();
J
node run.mjs | tee seen
grep -q '^email errors: 0$' seen
grep -q "^url .*TypeError: Cannot read properties of undefined (reading 'replace')$" seen
