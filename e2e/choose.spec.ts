import { expect, openContactForm, test } from './site.ts';

const TIERS = [
  { name: 'Kickoff', path: '/kickoff', price: '299€', suffix: 'one-time' },
  { name: 'Get Started', path: '/get-started', price: '749€', suffix: '/month' },
  { name: 'Get Momentum', path: '/get-momentum', price: '1,499€', suffix: '/month' },
  { name: 'Get Scale', path: '/get-scale', price: '2,999€', suffix: '/month' },
] as const;

const SECTIONS = [
  'Idea',
  'Coaching and Accountability',
  'Product and Tech',
  'Fundraising',
  'Traction',
  'Office',
  'Team',
  'Retro and Feedback',
];

test.describe('the packages on the home page', () => {
  test('stand side by side with their prices, and only Get Started is the most popular', async ({ page }) => {
    await page.goto('/#packages');
    const cards = page
      .getByRole('region', { name: 'Packages' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards).toHaveCount(4);
    for (const [index, { name, path, price, suffix }] of TIERS.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name, level: 3 })).toBeVisible();
      await expect(card).toContainText(price);
      await expect(card).toContainText(suffix);
      await expect(card).toContainText('Best for');
      await expect(card).toContainText('Outcome');
      await expect(card.getByRole('link').first()).toHaveAttribute('href', path);
      await expect(card.getByText('Most popular')).toHaveCount(name === 'Get Started' ? 1 : 0);
    }
  });

  test('list their sections in the same order, so that they can be compared', async ({ page }) => {
    await page.goto('/#packages');
    const cards = page
      .getByRole('region', { name: 'Packages' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    for (const index of TIERS.keys()) {
      await expect(cards.nth(index).getByRole('heading', { level: 4 })).toHaveText(SECTIONS);
    }
  });

  test('say in words what is greyed: already in a lower package', async ({ page }) => {
    await page.goto('/#packages');
    const scale = page
      .getByRole('region', { name: 'Packages' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Get Scale', level: 3 }) });
    await expect(scale.getByRole('listitem').filter({ hasText: 'Weekly strategy sessions' })).toContainText(
      'already in a lower package',
    );
    await expect(scale.getByRole('listitem').filter({ hasText: 'Security audits' })).not.toContainText('already');
  });

  test('lead to the long-term teams and to the partner for corporate innovation', async ({ page }) => {
    await page.goto('/#packages');
    await expect(page.getByRole('link', { name: 'Learn More about Dedicated Tech Teams' })).toHaveAttribute(
      'href',
      '/long-term-teams',
    );
    const partner = page.getByRole('link', { name: /^Learn More about Corporate Innovation/ });
    await expect(partner).toHaveAttribute('href', /^https:\/\//);
  });

  test('offer the done-for-you MVP building from +1,999€ with every monthly package', async ({ page }) => {
    await page.goto('/#packages');
    await expect(page.getByText(/MVP building from \+1,999€/)).toHaveCount(3);
  });
});

test.describe('a package page', () => {
  for (const { name, path, price, suffix } of TIERS) {
    test(`of ${name} shows its price, four steps and leads on to the checkout`, async ({ page }) => {
      await page.goto(path);
      const hero = page.getByRole('region', { name: await page.getByRole('heading', { level: 1 }).innerText() });
      await expect(hero).toContainText(price);
      await expect(hero).toContainText(suffix);
      const steps = page.getByRole('region', { name: 'Working Together' }).getByRole('heading', { level: 3 });
      await expect(steps).toHaveCount(4);
      await page.getByRole('link', { name: /^Order Now/ }).click();
      await expect(page).toHaveURL(`/checkout${path}`);
      await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(price);
    });
  }

  test('of Get Scale says in words why two sessions are grey', async ({ page }) => {
    await page.goto('/get-scale');
    for (const session of ['Individual pitch deck review session', 'Individual pitch session']) {
      const service = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: session, exact: true }) });
      await expect(service).toContainText(/Already in Get Momentum|Not included/);
    }
  });
});

test.describe('the Dedicated Tech Teams page', () => {
  for (const { name, hours, fte, cost, hour, path } of [
    { name: 'Get going', hours: '10', fte: '0.25', cost: '1,999€', hour: '49.98€', path: 'long-term-get-going' },
    { name: 'Some more', hours: '20', fte: '0.5', cost: '3,499€', hour: '43.74€', path: 'long-term-some-more' },
    { name: 'Dedicated', hours: '40', fte: '1', cost: '6,499€', hour: '40.62€', path: 'long-term-dedicated' },
  ]) {
    test(`shows the ${name} team and leads to its checkout`, async ({ page }) => {
      await page.goto('/long-term-teams');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card).toContainText(`${cost}/month`);
      await expect(card.getByRole('definition')).toHaveText([hours, fte, hour]);
      await card.getByRole('link', { name: `Get Started – ${name} team` }).click();
      await expect(page).toHaveURL(`/checkout/${path}`);
      await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(`${cost}/month`);
    });
  }

  test('hides the cards of Basic Team and Custom, and links to their checkouts', async ({ page }) => {
    await page.goto('/long-term-teams');
    await expect(page.getByRole('heading', { name: /^(Basic Team|Custom)$/ })).toHaveCount(0);
    const custom = page.getByRole('region', { name: 'Need a custom solution?' });
    await expect(custom.locator('[href="/checkout/long-term-custom"]')).toBeVisible();
    await expect(custom.locator('[href="/checkout/long-term-basic-team"]')).toBeVisible();
    await expect(custom).toContainText('14,999€/month');
  });

  test('leads from both consultation buttons to the form, the teams package chosen', async ({ page }) => {
    await page.goto('/long-term-teams');
    const buttons = page.getByRole('link', { name: 'Schedule a Consultation' });
    await expect(buttons).toHaveCount(2);
    for (const index of [0, 1]) {
      await page.goto('/long-term-teams');
      await buttons.nth(index).click();
      await expect(page).toHaveURL('/?package=long-term-team#contact');
      await expect(page.getByRole('combobox', { name: 'Package' })).toHaveValue('long-term-team');
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport();
    }
  });

  test('scrolls to its packages and groups its technologies', async ({ page }) => {
    await page.goto('/long-term-teams');
    await page.getByRole('link', { name: 'Explore Packages' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Some more' })).toBeInViewport();
    for (const group of ['Frontend', 'Backend', 'Database', 'Cloud & Infrastructure', 'AI & Data']) {
      await expect(
        page.getByRole('region', { name: 'Technical capabilities' }).getByText(group, { exact: true }),
      ).toBeVisible();
    }
  });
});

test.describe('the contact form', () => {
  test('offers the same packages at the same prices', async ({ page }) => {
    const form = await openContactForm(page);
    await expect(form.package.getByRole('option')).toHaveText([
      /./,
      /Kickoff.*299€ one-off/,
      /Get Started.*749€\/month/,
      /Get Momentum.*1,499€\/month/,
      /Get Scale.*2,999€\/month/,
      /^Long Term Teams?$/,
      'Not sure yet',
    ]);
  });

  test('has a package chosen by the address, and none by a wrong one', async ({ page }) => {
    const form = await openContactForm(page, '/?package=get-scale#contact');
    await expect(form.package).toHaveValue('get-scale');
    await expect(form.message).toBeInViewport();
    const again = await openContactForm(page, '/?package=get-rich#contact');
    await expect(again.package).toHaveValue('');
  });
});
