import type { Page } from '@playwright/test';
import { contactChoices } from '../catalogue/contact-choices.ts';
import { servicesOf } from '../catalogue/deliverables.ts';
import { benefits } from '../content/benefits.ts';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { packagePageWords } from '../content/package-page-words.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams, teams, teamsFrom } from '../content/teams.ts';
import { teamsPage } from '../content/teams-page.ts';
import { technologyGroups } from '../content/technology.ts';
import { featureOf, listSections, SECTION_TITLES } from '../domain/catalogue.ts';
import { links } from '../domain/links.ts';
import { teamCheckoutId } from '../domain/package-ids.ts';
import { formatAmount, type PriceReading, perHour } from '../domain/price.ts';
import { printed } from './routes.ts';
import { expect, openContactForm, openPart, test } from './site.ts';

const reading = (process.env['PUBLIC_PRICE_READING'] ?? 'single') as PriceReading;

const packageCards = (page: Page) =>
  page
    .getByRole('region', { name: home.packages.title, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test.describe('the packages on the home page', () => {
  test('stand side by side with their prices, and only the most popular is marked as such', async ({ page }) => {
    await page.goto('/#packages');
    const cards = packageCards(page);
    await expect(cards).toHaveCount(packages.length);
    for (const [index, pack] of packages.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: pack.name, level: 3 })).toBeVisible();
      await expect(card).toContainText(printed(pack, 'card'));
      await expect(card).toContainText(pack.pricingSuffix);
      await expect(card).toContainText(home.packages.card.bestFor);
      await expect(card).toContainText(home.packages.card.outcome);
      await expect(card.getByRole('link').first()).toHaveAttribute('href', links.package(pack.id));
      await expect(card.getByText(home.packages.card.popular)).toHaveCount(pack.isPopular ? 1 : 0);
    }
  });

  test('list their sections in the same order, the empty ones drawn together, so that they can be compared', async ({
    page,
  }) => {
    await page.goto('/#packages');
    for (const [index, pack] of packages.entries()) {
      const card = packageCards(page).nth(index);
      const { notIncluded } = home.packages.card;
      const said = await card.getByRole('heading', { level: 4 }).or(card.getByText(notIncluded)).allInnerTexts();
      expect(said.flatMap((text) => text.replace(notIncluded, '').trim().split(', '))).toEqual([...SECTION_TITLES]);
      const empty = listSections(pack, packages).map(({ features }) => features.length === 0);
      const runs = empty.filter((isEmpty, place) => isEmpty && !empty[place - 1]).length;
      await expect(card.getByText(home.packages.card.notIncluded)).toHaveCount(runs);
    }
  });

  test('line up row by row, whatever each holds', async ({ page }) => {
    await page.goto('/#packages');
    for (const title of SECTION_TITLES) {
      const headings = page.getByRole('heading', { name: title, level: 4, exact: true });
      const tops = await headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
      expect(Math.max(...tops) - Math.min(...tops), title).toBeLessThan(2);
    }
  });

  test('keep name, price and button in view while what they hold scrolls by', async ({ page }) => {
    await openPart(page, '/#packages');
    const cards = packageCards(page);
    const last = cards.last().getByRole('listitem').last();
    await last.evaluate((item) => item.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const header = await page.getByRole('banner').boundingBox();
    for (const [index, pack] of packages.entries()) {
      const card = cards.nth(index);
      for (const part of [
        card.getByRole('heading', { name: pack.name, level: 3 }),
        card.getByText(printed(pack, 'card'), { exact: true }).first(),
        card.getByRole('link').first(),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
      }
    }
    // What scrolls by goes behind them, and they stay the ones to press.
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(links.package(packages[0]?.id ?? 'kickoff'));
  });

  test('stand in one row on a wide screen, however many there are', async ({ page }) => {
    await page.goto('/#packages');
    const tops = await packageCards(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
  });

  test('say in words what is greyed: already in a lower package', async ({ page }) => {
    await page.goto('/#packages');
    for (const [index, pack] of packages.entries()) {
      for (const feature of listSections(pack, packages).flatMap((section) => section.features)) {
        const item = packageCards(page)
          .nth(index)
          .getByRole('listitem')
          .filter({ hasText: feature.text, visible: true })
          .first();
        const words = expect(item);
        await (feature.from ? words : words.not).toContainText(home.packages.card.alreadyIncluded);
      }
    }
  });

  test('lead to the long-term teams and to the partner for corporate innovation', async ({ page }) => {
    await page.goto('/#packages');
    const { teamsBanner, innovationBanner } = home.packages;
    await expect(page.getByRole('link', { name: `${teamsBanner.button} ${teamsBanner.about}` })).toHaveAttribute(
      'href',
      links.package('long-term-teams'),
    );
    await expect(page.getByRole('link', { name: teamsBanner.contact })).toHaveAttribute('href', links.contactSection);
    const partner = page.getByRole('link', { name: `${innovationBanner.button} ${innovationBanner.about}` });
    await expect(partner).toHaveAttribute('href', company.partnerUrl);
  });

  test('offer their add-on from what the smallest team costs', async ({ page }) => {
    await page.goto('/#packages');
    for (const [index, { addon }] of packages.entries()) {
      const card = packageCards(page).nth(index);
      if (addon) await expect(card).toContainText(`${addon} from +${formatAmount(teamsFrom)}`);
      else await expect(card.getByText(home.packages.card.addon)).toHaveCount(0);
    }
  });
});

test('each figure of the advantage leads to the package that it comes from', async ({ page }) => {
  for (const { fact } of benefits) {
    if (!fact) continue;
    const pack = packages.find(({ id }) => id === fact.source.package) as (typeof packages)[number];
    const text =
      featureOf(pack, fact.source.feature) ??
      `${printed(pack, 'card')}${pack.isOneTime ? ' ' : ''}${pack.pricingSuffix}`;
    await page.goto('/#benefits');
    const section = page.getByRole('region', { name: home.benefits.title });
    await section.getByRole('link', { name: `${pack.name}: ${text}`, exact: true }).click();
    await expect(page).toHaveURL(links.package(pack.id));
    const [number = ''] = fact.source.feature === undefined ? [printed(pack, 'page')] : (/\d[\d,.]*/.exec(text) ?? []);
    await expect(page.getByRole('main')).toContainText(number);
  }
});

test.describe('the packages on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('show price, whom they are for and button, and fold what they hold', async ({ page }) => {
    await page.goto('/#packages');
    for (const [index, pack] of packages.entries()) {
      const card = packageCards(page).nth(index);
      await expect(card.getByText(printed(pack, 'card'), { exact: true }).first()).toBeVisible();
      await expect(card.getByText(pack.bestFor)).toBeVisible();
      await expect(card.getByRole('link')).toHaveCount(1);
      const listed = listSections(pack, packages).flatMap(({ features }) => features);
      const own = listed.filter(({ from }) => !from).length;
      const below = packages.find(({ id }) => id === pack.inherits);
      const { included, includedBeyond } = home.packages.card;
      const words = below ? includedBeyond.replace('{name}', below.name) : included;
      const summary = card.getByText(words.replace('{count}', `${own}`));
      await expect(card.getByRole('listitem')).toHaveCount(0);
      await summary.click();
      await expect(card.getByRole('listitem')).toHaveCount(listed.length);
      await expect(card.getByText(pack.outcome)).toBeVisible();
      if (below) await expect(card.getByText(home.packages.card.legend)).toBeVisible();
      await summary.click();
      await expect(card.getByRole('listitem')).toHaveCount(0);
    }
  });
});

test.describe('a package page', () => {
  for (const pack of packages) {
    test(`of ${pack.id} shows its price, four steps and leads on to its own checkout`, async ({ page }) => {
      await page.goto(links.package(pack.id));
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const hero = page.getByRole('region', { name: title, exact: true });
      await expect(hero).toContainText(printed(pack, 'page'));
      await expect(hero).toContainText(pack.pricingSuffix);
      const steps = page
        .getByRole('region', { name: packagePageWords.workingTogether })
        .getByRole('heading', { level: 3 });
      await expect(steps).toHaveCount(4);
      await hero.getByRole('link', { name: `${packagePageWords.order} – ${pack.name}` }).click();
      await expect(page).toHaveURL(links.checkout(pack.id));
      const summary = page.getByRole('complementary', { name: 'Order Summary' });
      await expect(summary).toContainText(pack.name);
      await expect(summary).toContainText(printed(pack, 'checkout'));
    });
  }

  for (const pack of packages) {
    test(`of ${pack.id} ends in a decision: order, ask first, or look one step to either side`, async ({ page }) => {
      await page.goto(links.package(pack.id));
      const end = page.getByRole('region', { name: pack.outcome });
      await expect(end).toContainText(printed(pack, 'page'));
      await expect(end.getByRole('link', { name: /^Order Now/ })).toHaveAttribute('href', links.checkout(pack.id));
      const place = packages.indexOf(pack);
      const neighbours = [packages[place - 1], packages[place + 1]].filter((other) => other !== undefined);
      for (const other of neighbours) {
        const card = end.getByRole('listitem').filter({ has: page.getByRole('heading', { name: other.name }) });
        await expect(card.getByRole('link')).toHaveAttribute('href', links.package(other.id));
        const difference = formatAmount(Math.abs(Number(other.price.amount) - Number(pack.price.amount)));
        const said = other.pricingSuffix === pack.pricingSuffix ? difference : printed(other, 'page');
        await expect(card).toContainText(said);
      }
      await end.getByRole('link', { name: /^Ask first/ }).click();
      await expect(page.getByRole('combobox', { name: 'Package' })).toHaveValue(pack.id);
    });
  }

  for (const width of [390, 1280]) {
    test(`at ${width} px keeps price and Order Now in reach from where its hero is left to its closing card`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const pack of packages) {
        await page.goto(links.package(pack.id));
        const bar = page.getByRole('complementary', { name: `Order ${pack.name}` });
        await expect(bar).not.toBeInViewport({ ratio: 0.5 });
        await page.locator('#timeline').scrollIntoViewIfNeeded();
        await page.locator('#timeline').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
        await expect(bar).toBeInViewport({ ratio: 1 });
        await expect(bar).toContainText(printed(pack, 'page'));
        await expect(bar.getByRole('link')).toHaveAttribute('href', links.checkout(pack.id));
        // The closing card has the same button.
        const last = page.locator('#decision').getByRole('link', { name: /^Order Now/ });
        await last.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(last).toBeInViewport();
        await expect(bar).toBeHidden();
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await expect(bar).toBeHidden();
        await page.locator('#timeline').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
        await expect(bar).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('on a phone hides nothing behind its order bar, where the bar comes to rest', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [pack] = packages as [(typeof packages)[number]];
    await page.goto(links.package(pack.id));
    const last = page.locator('#decision').getByRole('link').last();
    await expect(async () => {
      await page
        .getByRole('contentinfo')
        .evaluate((footer) => footer.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await page.evaluate(() => scrollBy({ top: -innerHeight / 2, behavior: 'instant' }));
      // Fails where something else would be clicked.
      await last.click({ trial: true, timeout: 500 });
    }).toPass();
  });

  test('says in words why a service is grey', async ({ page }) => {
    for (const pack of packages) {
      await page.goto(links.package(pack.id));
      for (const { title, greyed } of servicesOf(pack).listed) {
        const service = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        const words = expect(service);
        await (greyed ? words : words.not).toContainText(/Already in |Not included/);
      }
    }
  });

  test('unfolds more about a step where there is more', async ({ page }) => {
    for (const pack of packages) {
      await page.goto(links.package(pack.id));
      for (const { title, detailedDescription } of pack.page.timeline) {
        if (!detailedDescription) continue;
        const step = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        await expect(step.getByText(detailedDescription)).toBeHidden();
        await step.getByText(packagePageWords.moreOfStep).click();
        await expect(step.getByText(detailedDescription)).toBeVisible();
      }
    }
  });
});

test.describe('the Dedicated Tech Teams page', () => {
  const suffix = longTermTeams.pricingSuffix;

  for (const { id, title, hours, fte, cost } of teams.filter((team) => team.displayed)) {
    test(`shows the ${id} team and leads to its checkout`, async ({ page }) => {
      await page.goto('/long-term-teams');
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) });
      await expect(card).toContainText(`${formatAmount(cost)}${suffix}`);
      const hour = cost === 'custom' || hours === null ? '' : formatAmount(perHour(cost, hours));
      await expect(card.getByRole('definition')).toHaveText([String(hours), String(fte), hour]);
      await card.getByRole('link', { name: `Get Started – ${title} team` }).click();
      await expect(page).toHaveURL(links.checkout(teamCheckoutId(id)));
      await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(
        `${formatAmount(cost)}${suffix}`,
      );
    });
  }

  test('hides the cards of the other sizes, and links to their checkouts', async ({ page }) => {
    await page.goto('/long-term-teams');
    const custom = page.getByRole('region', { name: teamsPage.custom.title });
    for (const { id, title } of teams.filter((team) => !team.displayed)) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
      await expect(custom.locator(`[href="${links.checkout(teamCheckoutId(id))}"]`)).toBeVisible();
    }
  });

  test('orders a team from its hero, whose other button leads to the sizes', async ({ page }) => {
    await page.goto('/long-term-teams');
    await page.getByRole('link', { name: `${packagePageWords.order} – ` }).click();
    await expect(page).toHaveURL(links.checkout('long-term-teams'));
    await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(longTermTeams.name);
  });

  test('leads from both consultation buttons to where a consultation is agreed', async ({ page }) => {
    await page.goto('/long-term-teams');
    const buttons = page.getByRole('link', { name: teamsPage.custom.consultation });
    await expect(buttons).toHaveCount(2);
    for (const index of [0, 1]) {
      await page.goto('/long-term-teams');
      if (company.consultationUrl) {
        await expect(buttons.nth(index)).toHaveAttribute('href', company.consultationUrl);
        continue;
      }
      // The page above is still being rendered: between the press and its release the button may have moved.
      await expect(async () => {
        await buttons.nth(index).click({ timeout: 1_000 });
        await expect(page).toHaveURL(links.contactAbout('long-term-team'), { timeout: 2_000 });
      }).toPass();
      await expect(page.getByRole('combobox', { name: 'Package' })).toHaveValue('long-term-team');
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport();
    }
  });

  test('scrolls to its packages and groups its technologies', async ({ page }) => {
    await page.goto('/long-term-teams');
    await page.getByRole('link', { name: teamsPage.hero.button }).click();
    const shown = teams.filter((team) => team.displayed);
    await expect(page.getByRole('heading', { level: 3, name: shown[0]?.title ?? '' })).toBeInViewport();
    const region = page.getByRole('region', { name: teamsPage.technology.title });
    for (const { title, technologies } of technologyGroups) {
      await expect(region.getByText(title, { exact: true })).toBeVisible();
      for (const { name } of technologies)
        await expect(region.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
    }
  });
});

test.describe('the contact form', () => {
  test('comes before the contact facts on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const form = await openContactForm(page);
    const [box, fact] = [
      await form.send.boundingBox(),
      await page.getByRole('main').getByRole('link', { name: company.email }).boundingBox(),
    ];
    expect(box?.y).toBeLessThan(fact?.y ?? 0);
  });

  test('offers the same packages at the same prices', async ({ page }) => {
    const form = await openContactForm(page);
    const choices = contactChoices(reading).map(({ name, price }) => (price ? `${name} (${price})` : name));
    await expect(form.package.getByRole('option')).toHaveText([/./, ...choices]);
  });

  test('has a package chosen by the address, and none by a wrong one', async ({ page }) => {
    const form = await openContactForm(page, '/?package=get-scale#contact');
    await expect(form.package).toHaveValue('get-scale');
    await expect(form.message).toBeInViewport();
    const again = await openContactForm(page, '/?package=get-rich#contact');
    await expect(again.package).toHaveValue('');
  });
});
