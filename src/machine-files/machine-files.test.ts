import { describe, expect, it, test } from 'vitest';
import { isSampleStory } from '../../catalogue/shipped-samples.ts';
import { sectionTitles } from '../../content/en/package-names.ts';
import { packages } from '../../content/packages/packages.ts';
import { caseStudies } from '../../content/stories.ts';
import { teams } from '../../content/teams.ts';
import { links } from '../../domain/links.ts';
import { amountOn, formatAmount, formatPrice, PRICE_READINGS } from '../../domain/price.ts';
import { plainText, securityContact } from './machine-files.ts';

const site = new URL('https://going.example');

describe.each(PRICE_READINGS)('with prices read as %s', (reading) => {
  const text = plainText(site, reading);

  it.each(packages)("lists $name with its page's price and everything it adds", (pack) => {
    const price = formatPrice(amountOn('page', pack.price, reading), pack.pricingSuffix);
    expect(text).toContain(`### [${pack.name}](${site.origin}${links.package(pack.id)}): ${price}\n`);
    for (const { id, features } of pack.sections) {
      if (features.length > 0)
        expect(text).toContain(`- ${sectionTitles[id]}: ${features.map((feature) => feature.text).join('; ')}`);
    }
  });

  it('lists every team with its price, and no price that is not in the catalogue', () => {
    for (const { title, cost } of teams) {
      if (cost !== 'custom') expect(text).toMatch(new RegExp(`- ${title}: .*${formatAmount(cost)}/`));
    }
    const sold = [
      ...packages.map(({ price }) => amountOn('page', price, reading)),
      ...teams.map(({ cost }) => cost),
    ].map(formatAmount);
    const printed = text.replaceAll(/\([^)]*an hour[^)]*\)/g, '').match(/[\d,.]+€/g) ?? [];
    expect(printed.length).toBeGreaterThan(packages.length);
    expect(printed.filter((price) => !sold.includes(price))).toEqual([]);
  });
});

test('leaves invented stories out', () => {
  const text = plainText(site, 'single');
  for (const story of caseStudies) expect(text.includes(story.company)).toBe(!isSampleStory(story));
});

const securityAt = (now: string) => securityContact('a@b.example', site, new Date(now));

test('names the security contact and its own address, the same in all builds of a month', () => {
  const text = securityAt('2026-11-01T00:00:00Z');
  expect(text).toContain('Contact: mailto:a@b.example?subject=Security\n');
  expect(text).toContain('Canonical: https://going.example/.well-known/security.txt\n');
  expect(securityAt('2026-11-30T23:59:59Z')).toBe(text);
});

test.each(['2026-11-22T05:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z', '2027-01-01T00:00:00Z'])(
  'expires ten to twelve months after a build of %s',
  (now) => {
    const expires = /^Expires: (.*)$/m.exec(securityAt(now))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThanOrEqual(366);
  },
);
