import { describe, expect, it, vi } from 'vitest';
import { isPackagePath, links } from './links.ts';
import { CHECKOUT_IDS, isCheckoutId, PACKAGE_IDS, packageOf, TEAM_IDS, teamCheckoutId } from './package-ids.ts';
import { DETAILS_REDIRECTS } from './redirects.ts';

describe('links', () => {
  it('lead to packages, checkouts and the form with a package selected', () => {
    expect(links.package('long-term-teams')).toBe('/long-term-teams');
    expect(links.checkout('long-term-custom')).toBe('/checkout/long-term-custom');
    expect(links.contactAbout('not-sure')).toBe('/?package=not-sure#contact');
    expect(links.contactAbout('kickoff', 'One & two\n#3')).toBe(
      '/?package=kickoff&message=One%20%26%20two%0A%233#contact',
    );
  });

  it('know which paths are package pages', () => {
    expect(['/kickoff', '/get-started', '/long-term-teams'].every(isPackagePath)).toBe(true);
    expect(['/', '/checkout/kickoff', '/started', '/kickoff/'].some(isPackagePath)).toBe(false);
  });
});

it('end with the slash that a host of folders would add, before a query or an anchor', async () => {
  vi.resetModules();
  vi.stubEnv('PUBLIC_HOST_FORM', 'directory');
  const { links: slashed, isPackagePath: isSlashed, withPageEnd } = await import('./links.ts');
  const { picturePath } = await import('./page-paths.ts');
  // At once: the next file may share this worker's modules and settings.
  vi.unstubAllEnvs();
  vi.resetModules();
  expect([slashed.package('kickoff'), slashed.compare, slashed.packageDetails('get-started')]).toEqual([
    '/kickoff/',
    '/compare/',
    '/started/',
  ]);
  expect(slashed.checkout('kickoff', 'payment')).toBe('/checkout/kickoff/payment/');
  expect([slashed.contact, slashed.contactAbout('kickoff')]).toEqual(['/#contact', '/?package=kickoff#contact']);
  expect([isSlashed('/kickoff/'), isSlashed('/kickoff')]).toEqual([true, false]);
  // An owner's, with or without it.
  for (const [written, address] of [
    ['/about', '/about/'],
    ['/about/', '/about/'],
    ['/about#team', '/about/#team'],
    ['/#packages', '/#packages'],
    ['/', '/'],
    ['https://x.example/a', 'https://x.example/a'],
  ] as const)
    expect(withPageEnd(written)).toBe(address);
  // Pictures are files.
  expect(['/', '/case-studies/lotse/'].map(picturePath)).toEqual(['/share/home.png', '/share/case-studies/lotse.png']);
});

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

it("describes an orderable on its own page, and a team size on the teams' page", () => {
  for (const id of PACKAGE_IDS) expect(packageOf(id)).toBe(id);
  for (const id of TEAM_IDS) expect(packageOf(teamCheckoutId(id))).toBe('long-term-teams');
});

it('recognises an orderable by its exact path segment only', () => {
  expect(isCheckoutId('long-term-custom')).toBe(true);
  const others = ['', 'Kickoff', 'kickoff ', 'started', 'unknown', '__proto__', 'toString', 'long-term-team'];
  expect(others.filter(isCheckoutId)).toEqual([]);
});
