import { expect, it } from 'vitest';
import { links } from './links.ts';
import { CHECKOUT_IDS, packageOf } from './package-ids.ts';
import { DETAILS_REDIRECTS } from './redirects.ts';

it("lead from every 'View Package Details' address to its page", () => {
  for (const id of CHECKOUT_IDS) {
    const from = links.packageDetails(id);
    const to = DETAILS_REDIRECTS.find((redirect) => redirect.from === from)?.to ?? from;
    expect(to).toBe(links.package(packageOf(id)));
  }
  expect(new Set(DETAILS_REDIRECTS.map(({ from }) => from)).size).toBe(DETAILS_REDIRECTS.length);
});

it('drop only a leading get-, so that a team size keeps its full name', () => {
  expect(links.packageDetails('get-started')).toBe('/started');
  expect(links.packageDetails('long-term-get-going')).toBe('/long-term-get-going');
});
