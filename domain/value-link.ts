import { isEmailAddress, mailtoLink } from './email-address.ts';

// People type their profile's address as browsers show it.
const WITHOUT_SCHEME = /^(www\.|([a-z]+\.)?linkedin\.com\/)/i;

/** Where a value that a visitor typed leads: a web page, an email address or a phone number; null for any other text, such as `javascript:`. */
export function valueLink(text: string): string | null {
  const url = URL.parse(WITHOUT_SCHEME.test(text) ? `https://${text}` : text);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  if (isEmailAddress(text)) return mailtoLink(text);
  return /^\+?[\d ()./-]{6,30}$/.test(text) ? `tel:${text.replace(/[^+\d]/g, '')}` : null;
}
