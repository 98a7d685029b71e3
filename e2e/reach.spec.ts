import { pagePaths } from '../catalogue/paths.ts';
import { CHECKOUT_STEPS } from '../domain/checkout-steps.ts';
import { links } from '../domain/links.ts';
import { REDIRECTS } from './routes.ts';
import { expect, test } from './site.ts';

const LATER_STEPS = CHECKOUT_STEPS.slice(1).map(({ path }) => path);

/** Pages that no link leads to, and what does. */
const EXCEPTIONS: [RegExp, string][] = [
  [new RegExp(`^/checkout/[^/]+(${LATER_STEPS.join('|')})$`), 'the button of the step before, or a mistyped package'],
  [new RegExp(`^${links.messageSent}$`), 'a message sent without JavaScript'],
  [new RegExp(`^${links.messageNotSent}$`), 'a message refused without JavaScript'],
];

test('every page of the site is reached by links from the home page, but for those that something else leads to', async ({
  request,
}) => {
  const reached = new Set<string>([links.home]);
  // The set grows by what its pages link to, and the loop goes on until it has been there too.
  for (const path of reached) {
    const html = await (await request.get(path)).text();
    for (const [, address = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
      if (!address.startsWith('/')) continue;
      const { pathname } = new URL(address.replaceAll('&amp;', '&'), 'http://site');
      reached.add(REDIRECTS[pathname] ?? pathname);
    }
  }
  const unreached = pagePaths.filter((path) => !reached.has(path));
  expect(unreached.filter((path) => !EXCEPTIONS.some(([pattern]) => pattern.test(path)))).toEqual([]);
  for (const [pattern, why] of EXCEPTIONS) {
    expect(
      unreached.some((path) => pattern.test(path)),
      `only ${why} leads to ${pattern}`,
    ).toBe(true);
  }
});

/** Pages whose last part leads nowhere, and why that is right. */
const ENDS: [RegExp, string][] = [];

/** What a visitor may do next at the end of a page: what its last part links to elsewhere, and its buttons. */
function nextSteps(html: string, path: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const lastPart = main.slice(Math.max(main.lastIndexOf('<h2'), main.lastIndexOf('<h1')));
  const links = [...lastPart.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, address = '']) => address);
  const buttons = [...lastPart.matchAll(/<button\b/g)].map(() => 'a button');
  return [...links.filter((address) => !address.startsWith('#') && address.split('#')[0] !== path), ...buttons];
}

test('every page ends in a next step', async ({ request }) => {
  const ends: string[] = [];
  for (const path of [...pagePaths, '/no-such-page']) {
    const html = await (await request.get(path)).text();
    if (nextSteps(html, path).length === 0) ends.push(path);
  }
  expect(ends.filter((path) => !ENDS.some(([pattern]) => pattern.test(path)))).toEqual([]);
  for (const [pattern, why] of ENDS) expect(ends, why).toContainEqual(expect.stringMatching(pattern));
});
