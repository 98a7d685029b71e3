import type { Page } from '@playwright/test';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { links } from '../../domain/links.ts';
import type { CheckoutId } from '../../domain/package-ids.ts';
import { expect, openReady } from './site.ts';

const { personal, payment, confirmation } = checkoutPage;
const FIELDS = { ...personal.fields, ...payment.fields };
type Values = Partial<Record<keyof typeof FIELDS, string>>;

export const PERSON = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+49 30 1234567',
} satisfies Values;

export function field(page: Page, name: keyof typeof FIELDS) {
  return page.getByRole('main').getByRole('textbox', { name: FIELDS[name].label, exact: true });
}

export async function fillFields(page: Page, values: Values) {
  for (const [name, value] of Object.entries(values)) await field(page, name as keyof Values).fill(value);
}

export async function continueToPayment(page: Page, id: CheckoutId, person: Values = PERSON) {
  await openReady(page, links.checkout(id));
  await fillFields(page, person);
  await page.getByRole('button', { name: personal.submit }).click();
  await expect(page).toHaveURL(links.checkout(id, 'payment'));
}

export async function completeOrder(page: Page) {
  await page.getByRole('button', { name: payment.testCard }).click();
  await page.getByRole('button', { name: payment.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: confirmation.title })).toBeVisible();
  await expect(page).toHaveURL(/\/confirmation\/?$/);
}

export async function orderPackage(page: Page, id: CheckoutId, person: Values = PERSON) {
  await continueToPayment(page, id, person);
  await completeOrder(page);
}
