import { describe, expect, it } from 'vitest';
import { isPackagePath, links } from './links.ts';

describe('links', () => {
  it("lead to the home page's anchors from every page", () => {
    expect(links).toMatchObject({
      home: '/',
      whatWeDo: '/#what-we-do',
      packages: '/#packages',
      caseStudies: '/#case-studies',
      contact: '/#contact',
    });
  });

  it('lead to packages, checkouts and the form with a package selected', () => {
    expect(links.package('long-term-teams')).toBe('/long-term-teams');
    expect(links.checkout('long-term-custom')).toBe('/checkout/long-term-custom');
    expect(links.contactAbout('get-scale')).toBe('/?package=get-scale#contact');
    expect(links.contactAbout('kickoff', 'One & two\n#3')).toBe(
      '/?package=kickoff&message=One%20%26%20two%0A%233#contact',
    );
  });

  it('know which paths are package pages', () => {
    expect(['/kickoff', '/get-scale', '/long-term-teams'].every(isPackagePath)).toBe(true);
    expect(['/', '/checkout/kickoff', '/started', '/kickoff/'].some(isPackagePath)).toBe(false);
  });
});
