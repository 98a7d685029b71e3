import { company } from '../content/company.ts';
import { expect, test } from './site.ts';

test('says so, logs the path and leads home', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/, /\/no\/such-page/);
  const response = await page.goto('/no/such-page?with=query');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle(`Oops! Page not found – ${company.name}`);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
