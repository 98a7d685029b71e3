import type { Page } from '@playwright/test';
import { longTermTeams } from '../content/teams.ts';
import { orderPackage } from './checkout-steps.ts';
import { expect, openContactForm, openReady, toastRegion } from './site.ts';

/** Brings a page into a state and waits until it is reached. */
export const STATES: Record<string, (page: Page, narrow: boolean) => Promise<void>> = {
  'the packages open': async (page, narrow) => {
    await page.goto('/');
    await page.getByRole('button', { name: narrow ? 'Open menu' : 'Packages' }).click();
    await expect(page.getByRole('link', { name: longTermTeams.title }).first()).toBeVisible();
  },
  'a contact form with errors and a toast': async (page) => {
    const form = await openContactForm(page);
    await form.linkedIn.fill('x'.repeat(301));
    await form.send.click();
    await expect(toastRegion(page).getByText('Required fields missing')).toBeVisible();
    await expect(page.getByText('3 fields need another look:')).toBeVisible();
  },
  'a message that was sent': async (page) => {
    const form = await openContactForm(page);
    await form.write('ada@example.com', 'Hello');
    await form.send.click();
    await expect(toastRegion(page).getByText('Message sent!')).toBeVisible();
  },
  'personal details with errors': async (page) => {
    await openReady(page, '/checkout/get-started');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText('4 fields need another look:')).toBeVisible();
  },
  'payment details with errors and a hint': async (page) => {
    await openReady(page, '/checkout/get-started/payment');
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4241');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByText('3 fields need another look:')).toBeVisible();
    await expect(page.getByText('This number has a digit that does not fit. Please check it.')).toBeVisible();
  },
  'a confirmed order': async (page) => {
    await orderPackage(page, 'get-started');
  },
};
