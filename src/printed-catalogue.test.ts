import { beforeEach, describe, expect, it, vi } from 'vitest';

// The catalogue is made once, when it is loaded: each reading needs a fresh one.
async function catalogueUnder(reading?: 'single' | 'per-surface') {
  if (reading) vi.stubEnv('PUBLIC_PRICE_READING', reading);
  return import('./printed-catalogue.ts');
}
beforeEach(() => vi.resetModules());

type Catalogue = Awaited<ReturnType<typeof catalogueUnder>>;
const cardPrices = ({ packageCards }: Catalogue) => packageCards.map((card) => card.price);
const contactPrices = ({ contactChoices }: Catalogue) => contactChoices.map((choice) => choice.price);
const pagePrices = ({ packageCards, printedAmount }: Catalogue, packages: typeof import('../content/packages.ts')) =>
  packageCards.map((_, index) => printedAmount(packages.packages[index] as never, 'page'));

describe('the catalogue', () => {
  it('reads one price for each package unless the build says otherwise', async () => {
    const catalogue = await catalogueUnder();
    expect(catalogue.priceReading).toBe('single');
    expect(cardPrices(catalogue)).toEqual(['299€', '749€', '1,499€', '2,999€']);
    expect(contactPrices(catalogue)).toEqual([
      '299€ one-off',
      '749€/month',
      '1,499€/month',
      '2,999€/month',
      undefined,
      undefined,
    ]);
  });

  it('under a reading per surface shows 4,999€ in the contact form and leaves cards and pages alone', async () => {
    const catalogue = await catalogueUnder('per-surface');
    expect(cardPrices(catalogue)).toEqual(['299€', '749€', '1,499€', '2,999€']);
    expect(pagePrices(catalogue, await import('../content/packages.ts'))).toEqual(['299€', '749€', '1,499€', '2,999€']);
    expect(contactPrices(catalogue)[3]).toBe('4,999€/month');
  });

  it('lists the five packages of the menu, the teams last and marked', async () => {
    const { menuPackages } = await catalogueUnder();
    expect(menuPackages.map(({ href, name, price, dedicated }) => [href, name, price, dedicated])).toEqual([
      ['/kickoff', 'Kickoff', '299€ one-time', false],
      ['/get-started', 'Get Started', '749€/month', false],
      ['/get-momentum', 'Get Momentum', '1,499€/month', false],
      ['/get-scale', 'Get Scale', '2,999€/month', false],
      ['/long-term-teams', 'Dedicated Tech Teams', 'from 1,999€/month', true],
    ]);
  });

  it('sells the done-for-you MVP building from +1,999€ with the monthly packages', async () => {
    const { packageCards } = await catalogueUnder();
    expect(packageCards.map((card) => card.addon && `${card.addon.text} from ${card.addon.price}`)).toEqual([
      undefined,
      'Done-for-you MVP building from +1,999€',
      'Done-for-you MVP building from +1,999€',
      'Done-for-you MVP building from +1,999€',
    ]);
  });

  it('says which lower tier a card includes', async () => {
    const { packageCards } = await catalogueUnder();
    expect(packageCards.map((card) => card.includes)).toEqual([undefined, 'Kickoff', 'Get Started', 'Get Momentum']);
  });

  it('prints the derived price of an hour of each team', async () => {
    const { teamCards } = await catalogueUnder();
    expect(teamCards.map((team) => team.perHour)).toEqual(['49.98€', '43.74€', '40.62€', '37.50€', null]);
  });
});
