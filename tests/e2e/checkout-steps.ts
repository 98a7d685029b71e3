import type { Page } from '@playwright/test';
import { expect, openReady } from './site.ts';

/** The customer in the stories. */
export const PERSON = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Phone: '+49 30 1234567',
} as const;

/** The checkout's fields by label. */
export function field(page: Page, name: string) {
  return page.getByRole('main').getByRole('textbox', { name });
}

export async function fillFields(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Completes step 1. */
export async function continueToPayment(page: Page, packageId: string, person: Record<string, string> = PERSON) {
  await openReady(page, `/checkout/${packageId}`);
  await fillFields(page, person);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page).toHaveURL(`/checkout/${packageId}/payment`);
}

/** Fills in the test card and orders. */
export async function completeOrder(page: Page) {
  await page.getByRole('button', { name: 'Fill in a test card' }).click();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed!' })).toBeVisible();
  await expect(page).toHaveURL(/\/confirmation\/?$/);
}

/** Orders a package with the test card, up to the confirmation. */
export async function orderPackage(page: Page, packageId: string, person: Record<string, string> = PERSON) {
  await continueToPayment(page, packageId, person);
  await completeOrder(page);
}
