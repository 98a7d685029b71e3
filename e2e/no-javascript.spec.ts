import { CONTACT_ANSWER_PATHS } from '../domain/contact-function.ts';
import { ROUTES } from './routes.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('every page is complete without JavaScript', async ({ page }) => {
  for (const { path, title } of ROUTES.filter((route) => !route.path.startsWith('/checkout'))) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('10115 Berlin');
  }
});

test('the packages open and the stories can all be read without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Packages' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Momentum' }).click();
  await expect(page).toHaveURL('/get-momentum');
  await page.goto('/');
  const stories = page.getByRole('region', { name: 'Success stories' }).getByRole('figure');
  await expect(stories).toHaveCount(4);
  await stories.last().scrollIntoViewIfNeeded();
  await expect(stories.last()).toBeInViewport();
});

test('the menu of a phone leads on without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Kickoff' }).click();
  await expect(page).toHaveURL('/kickoff');
});

test("a message sent without JavaScript arrives, and is answered with a 'Message sent!' page", async ({
  page,
  site,
}) => {
  await page.goto('/#contact');
  await page.getByRole('textbox', { name: 'Email' }).fill('plain@example.com');
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('linkedin.com/in/plain');
  await page.getByRole('textbox', { name: 'Phone' }).fill('030 1234567');
  await page.getByRole('combobox', { name: 'Package' }).selectOption('long-term-team');
  await page.getByRole('textbox', { name: 'Message' }).fill('Grüße 🚀\n<b>zweite Zeile</b> & +1=2');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(CONTACT_ANSWER_PATHS.sent);
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent!' })).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  const arrived = () => site.mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === 'plain@example.com');
  await expect.poll(arrived).toBeDefined();
  expect(arrived()?.text).toContain('Grüße 🚀\n<b>zweite Zeile</b> & +1=2');
  expect(arrived()?.text).toContain('linkedin.com/in/plain');
  expect(arrived()?.text).toContain('030 1234567');
  expect(arrived()?.subject).toContain('Long Term Team');
});

test('a message that is refused is answered with a page that names the reason, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/#contact');
  await page.getByRole('textbox', { name: 'Email' }).fill('plain@example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${CONTACT_ANSWER_PATHS.notSent}#email`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent');
  await expect(page.getByText('The email address is missing or is not valid.')).toBeVisible();
  await expect(page.getByText('The chosen package is not known.')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@going.example' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

for (const [fragment, reason] of [
  ['message', 'The message is missing or longer than 5,000 characters.'],
  ['too-large', 'The message is too large to be sent.'],
  ['too-many', /Too many messages/],
  ['not-sent', /Something went wrong on our side/],
] as const) {
  test(`the page for a message that was not sent explains '${fragment}' alone`, async ({ page }) => {
    await page.goto(`${CONTACT_ANSWER_PATHS.notSent}#${fragment}`);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  });
}

test('the checkout says that it needs JavaScript, and offers the contact form instead', async ({ page }) => {
  for (const step of ['', '/payment', '/confirmation']) {
    await page.goto(`/checkout/kickoff${step}`);
    await expect(page.getByText(/checkout needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /send us a message/ })).toHaveAttribute(
      'href',
      '/#contact',
    );
    await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText('299€ one-time');
  }
});

test('a checkout form that is sent without JavaScript puts nothing into the address', async ({ page }) => {
  await page.goto('/checkout/kickoff');
  await page.getByRole('textbox', { name: 'Email' }).fill('secret@example.com');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.goto('/checkout/kickoff/payment');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000001234567899');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  expect(page.url()).not.toMatch(/secret|4000|\?/);
});
