import { expect, openContactForm, STILL, test } from './site.ts';

test.use(STILL);

test('keeps the honeypot from keyboard and screen reader', async ({ page }) => {
  const form = await openContactForm(page);
  await form.message.focus();
  await page.keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
});
