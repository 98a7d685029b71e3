#!/bin/bash
# Guess, before the run: navigation.navigate(url, { state }) to another page of the site gives its history entry the state, so that the
# page reads it by navigation.currentEntry.getState().
# Seen (Chromium 156, playwright-core 1.65.1): undefined there, with history 'push' and 'replace', and after navigation.reload({ state })
# too. A fragment of the same page gets the state. history.pushState(state, '', url) followed by location.reload() carries it across.
set -e
command -v chromium >/dev/null || apt-get install -y -qq --no-install-recommends chromium >/dev/null
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null && npm install --silent playwright-core@1.65.1
cat > look.mjs <<'JS'
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<p id="p">page')).listen(0);
const site = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
const state = () => page.evaluate(() => JSON.stringify(navigation.currentEntry.getState() ?? history.state));
const leave = async (act) => { await Promise.all([page.waitForEvent('load'), page.evaluate(act)]); return state(); };
await page.goto(site);
const seen = {
  push: await leave(() => { navigation.navigate('/other', { state: 1 }); }),
  replace: await leave(() => { navigation.navigate('/third', { state: 2, history: 'replace' }); }),
  reload: await leave(() => { navigation.reload({ state: 3 }); }),
  fragment: await page.evaluate(() => navigation.navigate('#p', { state: 4 }).finished).then(state),
  pushState: await leave(() => { history.pushState(5, '', '/fourth'); location.reload(); }),
};
console.log(browser.version(), JSON.stringify(seen));
await browser.close(); server.close();
process.exit(JSON.stringify(seen) === '{"push":"null","replace":"null","reload":"null","fragment":"4","pushState":"5"}' ? 0 : 1);
JS
node look.mjs
