import type { Site } from '../testing/story-site.ts';
import { expect } from './site.ts';

/** The toasts of a sent message and of a failed one. */
export const SENT = ['Message sent!', "We'll get back to you as soon as possible."] as const;
export const FAILED = ['Error sending message', 'There was a problem sending your message. Please try again.'] as const;

/** The mail with this Reply-To, once it has arrived. */
export async function mailFrom(site: Site, email: string) {
  const mails = () => site.mailbox.mails.filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  return mails();
}
