import { contact } from '../content/contact.ts';
import { SENT } from './messages.ts';
import { expect, expectToast, openContactForm, STILL, test } from './site.ts';

test.use(STILL);

test('answers a robot that fills in the honeypot alike, and holds its message', async ({ page, site }) => {
  const form = await openContactForm(page);
  await form.email.fill('robot@example.com');
  await form.message.fill('Buy now');
  await page.locator('input[name="website"]').evaluate((trap) => {
    (trap as HTMLInputElement).value = 'https://spam.example';
  });
  await form.send.click();
  await expectToast(page, ...SENT);

  // A person's later message arrives, which shows that the robot's was held and not just late.
  await page.locator('input[name="website"]').evaluate((trap) => {
    (trap as HTMLInputElement).value = '';
  });
  await page.getByRole('button', { name: contact.another }).click();
  await form.email.fill('person@example.com');
  await form.message.fill('Hello');
  await form.send.click();
  await expect(async () => {
    expect(site.mailbox.mails.some(({ subject }) => subject?.includes('person@example.com'))).toBe(true);
  }).toPass();
  expect(site.mailbox.mails.some(({ subject }) => subject?.includes('robot@example.com'))).toBe(false);
  expect(await site.inbox('--state', 'held')).toContain('robot@example.com');
  expect(await site.inbox()).not.toContain('robot@example.com');
});

test('keeps the honeypot from keyboard and screen reader', async ({ page }) => {
  const form = await openContactForm(page);
  await form.message.focus();
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
});
