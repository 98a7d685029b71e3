import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPackagePath, links } from './links.ts';

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

describe('links of a build for hosts that serve folders', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('PUBLIC_HOST_FORM', 'directory');
  });
  // At once: the next file may share this worker's modules and settings.
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('end with the slash that the host would add, before a query or an anchor', async () => {
    const { links: slashed, isPackagePath: isSlashed } = await import('./links.ts');
    expect([slashed.package('kickoff'), slashed.compare, slashed.packageDetails('get-started')]).toEqual([
      '/kickoff/',
      '/compare/',
      '/started/',
    ]);
    expect([slashed.checkout('kickoff'), slashed.checkout('kickoff', 'payment')]).toEqual([
      '/checkout/kickoff/',
      '/checkout/kickoff/payment/',
    ]);
    expect([slashed.contact, slashed.contactAbout('kickoff')]).toEqual(['/#contact', '/?package=kickoff#contact']);
    expect([isSlashed('/kickoff/'), isSlashed('/kickoff')]).toEqual([true, false]);
  });

  it('take an owner’s address with or without it', async () => {
    const { withPageEnd } = await import('./links.ts');
    expect(['/about', '/about/', '/about#team', '/#packages', '/', 'https://x.example/a'].map(withPageEnd)).toEqual([
      '/about/',
      '/about/',
      '/about/#team',
      '/#packages',
      '/',
      'https://x.example/a',
    ]);
  });

  it('share their pictures with the pages of other hosts', async () => {
    const { picturePath } = await import('./page-paths.ts');
    expect(['/', '/case-studies/lotse/', '/kickoff'].map(picturePath)).toEqual([
      '/share/home.png',
      '/share/case-studies/lotse.png',
      '/share/kickoff.png',
    ]);
  });
});
