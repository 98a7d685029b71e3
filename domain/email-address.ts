/** The maximum length of an address (RFC 5321, 4.5.3.1.3: a path of 256 including brackets). */
export const EMAIL_LIMIT = 254;

// One address, not a list, a name or a comment: a dot-atom (RFC 5322, 3.2.3) of at most 64 characters.
const LOCAL = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;
const ASCII_DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * An address in the form for a mail header, such as `ada@xn--exmple-cua.de` for `ada@exämple.de`; null if the text is not
 * exactly one address. Domains may be international, because they have an ASCII form. The local part has none, and many mail
 * servers accept only ASCII there.
 */
export function asciiEmailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || text.length > EMAIL_LIMIT || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  const ascii = asciiDomain(domain);
  const address = `${local}@${ascii}`;
  return ascii !== null && ASCII_DOMAIN.test(ascii) && address.length <= EMAIL_LIMIT ? address : null;
}

/**
 * What all spellings of an address have in common, such as `ada@xn--exmple-cua.de` for `Ada@EXÄMPLE.de`: the domain in its
 * ASCII form, if it has one, and everything in lower case. A text that is no address is its own key, never an empty one.
 */
export function addressKey(text: string): string {
  const trimmed = text.trim().normalize('NFC');
  const at = trimmed.lastIndexOf('@') + 1;
  const domain = trimmed.slice(at);
  const ascii = at > 0 && DOMAIN.test(domain) ? asciiDomain(domain) : null;
  return (trimmed.slice(0, at) + (ascii !== null && ASCII_DOMAIN.test(ascii) ? ascii : domain)).toLowerCase() || ' ';
}

/** A text without the invisible characters that come along when it is pasted, with plain spaces. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '').replaceAll('\u00a0', ' ');
}

/** The address in what people paste: `mailto:ada@example.com`, `Ada <ada@example.com>`, or with invisible characters. */
export function pastedEmailAddress(text: string): string {
  const visible = withoutInvisible(text).trim();
  return (/^[^<>@]*<([^<>]+)>$/.exec(visible)?.[1] ?? visible).replace(/^mailto:/i, '');
}

/** Whether a text is exactly one address that can be replied to. */
export function isEmailAddress(text: string): boolean {
  return asciiEmailAddress(text) !== null;
}

/** The `mailto:` link of one address (RFC 6068: everything is encoded but the @ before the domain). */
export function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`;
}

// The URL parser converts a host to its ASCII form (UTS 46).
function asciiDomain(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

// People type their profile's address as browsers show it.
const WITHOUT_SCHEME = /^(www\.|([a-z]+\.)?linkedin\.com\/)/i;

/** Where a value that a visitor typed leads: a web page, an email address or a phone number; null for any other text, such as `javascript:`. */
export function valueLink(text: string): string | null {
  const url = URL.parse(WITHOUT_SCHEME.test(text) ? `https://${text}` : text);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  if (isEmailAddress(text)) return mailtoLink(text);
  return /^\+?[\d ()./-]{6,30}$/.test(text) ? `tel:${text.replace(/[^+\d]/g, '')}` : null;
}
