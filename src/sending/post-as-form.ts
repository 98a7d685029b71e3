import type { ContactMessage } from '../../domain/contact-message.ts';
import { contactFunctionUrl } from './supabase-client.ts';

/**
 * Posts a message as a form without JavaScript does, which leaves this page for the answer. Never resolves. A visitor who comes
 * back gets the page's current version.
 */
export function postAsForm(message: ContactMessage): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = contactFunctionUrl;
  for (const [name, value] of Object.entries(message)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  addEventListener('pageshow', () => location.reload());
  form.submit();
  return new Promise(() => {});
}

/** Whether the site answers right now. */
export function isSiteReachable(signal: AbortSignal): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
