// What assistive technology reads: roles, levels and states, without text and repeated entries. CONTRIBUTING says how to update it.
import type { Locator, Page } from '@playwright/test';
import { finder } from '../../content/en/finder.ts';
import { home } from '../../content/en/home.ts';
import { linkWords, navigation } from '../../content/en/navigation.ts';
import { caseStudies } from '../../content/stories.ts';
import { longTermTeams } from '../../content/teams.ts';
import { links } from '../../domain/links.ts';
import { TIER_IDS } from '../../domain/package-ids.ts';
import { structureOf } from '../aria-structure.ts';
import { orderPackage } from './checkout-steps.ts';
import { axeViolations } from './measure.ts';
import { expect, openContactForm, openHydrated, openReady, test, toastRegion } from './site.ts';

/** One of each kind; the highest package has services of a lower one. */
const PAGES = [
  links.package(TIER_IDS.at(-1) ?? TIER_IDS[0]),
  links.package('long-term-teams'),
  links.compare,
  links.findResult('get-started'),
  links.offer('get-started'),
  ...caseStudies.slice(0, 1).map(({ caseStudy }) => links.caseStudy(caseStudy.id)),
  links.messageSent,
];

const STATES: Record<string, (page: Page) => Promise<Locator>> = {
  'the packages open': async (page) => {
    await page.goto(links.home);
    await page.getByRole('button', { name: linkWords.packages.label }).click();
    await expect(page.getByRole('link', { name: longTermTeams.title }).first()).toBeVisible();
    return page.getByRole('banner');
  },
  'the menu': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(links.home);
    await page.getByRole('button', { name: navigation.openMenu }).click();
    await expect(page.getByRole('link', { name: longTermTeams.title }).first()).toBeVisible();
    return page.locator('.mobile-menu');
  },
  'a stage': async (page) => {
    await page.goto(links.home);
    const hero = page.getByRole('region', { name: home.title });
    await hero.getByRole('radio').nth(1).check();
    return hero;
  },
  'the finder half way': async (page) => {
    await openHydrated(page, links.find);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: finder.next }).click();
    return page.getByRole('main');
  },
  'a contact form with errors and a toast': async (page) => {
    const form = await openContactForm(page);
    await form.linkedIn.fill('x'.repeat(301));
    await form.send.click();
    await expect(toastRegion(page).getByText('Required fields missing')).toBeVisible();
    await expect(page.getByText('3 fields need another look:')).toBeVisible();
    return page.locator('#contact');
  },
  'a message that was sent': async (page) => {
    const form = await openContactForm(page);
    await form.write('ada@example.com', 'Hello');
    await form.send.click();
    await expect(toastRegion(page).getByText('Message sent!')).toBeVisible();
    return page.locator('#contact');
  },
  'personal details with errors': async (page) => {
    await openReady(page, links.checkout('get-started'));
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText('4 fields need another look:')).toBeVisible();
    return page.getByRole('main');
  },
  'payment details with errors and a hint': async (page) => {
    await openReady(page, links.checkout('get-started', 'payment'));
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4241');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByText('3 fields need another look:')).toBeVisible();
    await expect(page.getByText('This number has a digit that does not fit. Please check it.')).toBeVisible();
    return page.getByRole('main');
  },
  'a confirmed order': async (page) => {
    await orderPackage(page, 'get-started');
    await expect(toastRegion(page).getByRole('listitem')).toHaveCount(0);
    return page.getByRole('main');
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectReading = async (part: Locator, name: string) =>
  expect(structureOf(await part.ariaSnapshot())).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`);

test('keeps the structure of the whole home page, and of the main part of others', async ({ page }) => {
  await page.goto(links.home);
  await expectReading(page.locator('body'), 'home');
  const structures: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    structures.push(`# ${path}\n${structureOf(await page.getByRole('main').ariaSnapshot())}`);
  }
  expect(structures.join('\n')).toMatchSnapshot('pages.txt');
});

for (const [state, reach] of Object.entries(STATES)) {
  test(`keeps the structure of ${state}, which has no accessibility violation`, async ({ page }) => {
    await expectReading(await reach(page), state);
    for (const width of state === 'the menu' ? [360] : [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    }
  });
}
