import type { Page } from '@playwright/test';
import { contact } from '../../content/en/contact.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import type { Site } from '../story-site.ts';
import { expect } from './site.ts';

/** The contact function's URL, to intercept it. */
export const FUNCTION = `**${CONTACT_FUNCTION_PATH}`;

/** The toasts of the contact form, and of an order that is sent. */
export const { missing: MISSING, failed: FAILED, sent: SENT } = contact.toasts;

/** The mail with this Reply-To, once it has arrived. */
export async function mailFrom(site: Site, email: string) {
  const mails = () => site.mailbox.mails.filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  return mails();
}

/** Every call of the function from now on. */
export function callsOf(page: Page) {
  const calls: { body: unknown; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CONTACT_FUNCTION_PATH) && request.method() === 'POST')
      calls.push({ body: request.postDataJSON(), headers: request.headers() });
  });
  return calls;
}
