import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { packages } from '../../content/packages/packages.ts';
import type { CaseStudy, Story } from '../../content/stories.ts';
import { teams } from '../../content/teams.ts';

// The site's address and the reading of prices are build settings: another surface's price does not reach search engines.
let data: typeof import('./structured-data.ts');
beforeEach(async () => {
  vi.stubEnv('SITE', 'https://going.example');
  vi.stubEnv('PUBLIC_PRICE_READING', 'per-surface');
  vi.resetModules();
  data = await import('./structured-data.ts');
});
// The next file may share this worker's modules.
afterEach(() => void vi.resetModules());

const named = packages.map((pack) => [pack.name, pack] as const);

it.each(named)('describes %s as a service with its one-off or monthly price', (_, pack) => {
  const { offers } = data.packageData(pack) as { offers?: unknown };
  const price = (Number(pack.price.amount) / 100).toFixed(2);
  const monthly = { '@type': 'UnitPriceSpecification', billingDuration: 1, unitCode: 'MON' };
  expect(offers).toEqual({
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    priceSpecification: {
      ...(pack.isOneTime ? { '@type': 'PriceSpecification' } : monthly),
      price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: !company.pricesPlusVat,
    },
  });
});

it('has an offer for each size of the long-term teams with a price, and none for an agreed price', () => {
  const { offers } = data.teamsData('Teams.') as unknown as { offers: { name: string; price: string }[] };
  expect(offers.map(({ name, price }) => [name, price])).toEqual(
    teams.flatMap(({ title, cost }) => (cost === 'custom' ? [] : [[title, (cost / 100).toFixed(2)]])),
  );
  const [pack] = packages as [(typeof packages)[0]];
  expect(data.packageData({ ...pack, price: { amount: 'custom' } })).not.toHaveProperty('offers');
});

const caseStudy = { id: 'own', title: 'Own', lead: 'Own.' } as CaseStudy;
const story = { company: 'Own' } as Story;

it('describes a case study as an article, not a review', () => {
  const article = data.caseStudyData(story, caseStudy);
  expect(article).toMatchObject({ '@type': 'Article', url: 'https://going.example/case-studies/own' });
  expect(JSON.stringify(article)).not.toMatch(/Review|rating/i);
});

it('has questions with their answers, without samples', () => {
  const sample = { id: 'how', question: 'How?', answer: 'Somehow.', isSample: true };
  expect(data.faqPage([{ id: 'why', question: 'Why?', answer: 'Because.', isSample: false }, sample])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
  });
});

it('cannot end the script that holds it', () => {
  const json = data.jsonOf([data.breadcrumb('</script><script>', '/own')]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].itemListElement[1].name).toBe('</script><script>');
});
