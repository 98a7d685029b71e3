#!/bin/bash
# Guess, before the run: linkinator resolves a page's relative links as browsers do, and finds no fault in a site whose pages
# have no extension.
# Seen: linkinator 7.6.1 takes a page such as /terms for a folder, unless it is called index, default, home or main: a skip link
# '#content' on it is a broken link to /terms/, and 'prices' is /terms/prices instead of /prices. `--clean-urls` resolves both.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent linkinator@7.6.1
cat > run.mjs <<'J'
import { createServer } from 'node:http';
import { check } from 'linkinator';
const page = '<!doctype html><html lang="en"><head><title>Page</title></head><body><a href="#content">Skip</a><a href="prices">Prices</a><main id="content">Page</main></body></html>';
const server = createServer((request, response) => {
  response.writeHead(['/terms', '/home', '/prices'].includes(request.url) ? 200 : 404, { 'content-type': 'text/html' }).end(page);
});
await new Promise((resolve) => server.listen(0, resolve));
const origin = `http://localhost:${server.address().port}`;
console.log('by the URL standard:', new URL('prices', `${origin}/terms`).pathname);
for (const [path, cleanUrls] of [['/terms', false], ['/home', false], ['/terms', true]]) {
  const { links } = await check({ path: origin + path, cleanUrls });
  const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url }) => new URL(url).pathname);
  console.log(path, cleanUrls ? 'with clean URLs' : 'by default', 'broken:', broken.sort().join(' ') || 'none');
}
server.close();
J
node run.mjs | tee seen
grep -q '^by the URL standard: /prices$' seen
grep -q '^/terms by default broken: /terms/ /terms/prices$' seen
grep -q '^/home by default broken: none$' seen
grep -q '^/terms with clean URLs broken: none$' seen
