/** The maximum length of an address (RFC 5321, 4.5.3.1.3: a path of 256 including brackets). */
export const EMAIL_LIMIT = 254;

// One address, not a list, a name or a comment: a dot-atom (RFC 5322, 3.2.3) of at most 64 characters.
const LOCAL = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;
const ASCII_DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

// For a mail header; null unless exactly one address. Domains have an ASCII form (`ada@xn--exmple-cua.de`), the local part has
// none, and many mail servers accept only ASCII there.
export function asciiEmailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || text.length > EMAIL_LIMIT || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  const ascii = asciiDomain(domain);
  const address = `${local}@${ascii}`;
  return ascii !== null && ASCII_DOMAIN.test(ascii) && address.length <= EMAIL_LIMIT ? address : null;
}

/** The same for all spellings: `ada@xn--exmple-cua.de` for `Ada@EXÄMPLE.de`. Never empty; no address is its own key. */
export function addressKey(text: string): string {
  const trimmed = text.trim().normalize('NFC');
  const at = trimmed.lastIndexOf('@') + 1;
  const domain = trimmed.slice(at);
  const ascii = at > 0 && DOMAIN.test(domain) ? asciiDomain(domain) : null;
  return (trimmed.slice(0, at) + (ascii !== null && ASCII_DOMAIN.test(ascii) ? ascii : domain)).toLowerCase() || ' ';
}

export function withoutInvisible(text: string): string {
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '').replaceAll('\u00a0', ' ');
}

/** The address in what people paste: a `mailto:` link, `Ada <ada@example.com>;` as Outlook has it, or with invisible characters. */
export function pastedEmailAddress(text: string): string {
  const visible = withoutInvisible(text)
    // Looked for once in each run: a long run that does not end the text would take the square of its length.
    .replace(/(?<![\s;,])[\s;,]+$/, '')
    .trim();
  return (/^[^<>]*<([^<>]+)>$/.exec(visible)?.[1] ?? visible).replace(/^mailto:([^?]*).*/i, '$1');
}

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

/** Null for any other text, such as `javascript:`. */
export function valueLink(text: string): string | null {
  const url = URL.parse(WITHOUT_SCHEME.test(text) ? `https://${text}` : text);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  if (isEmailAddress(text)) return mailtoLink(text);
  // '(0)' is dialled only within the country.
  const dialled = /^(\+|00)/.test(text) ? text.replace('(0)', '') : text;
  return /^\+?[\d ()./-]{6,30}$/.test(text) ? `tel:${dialled.replace(/[^+\d]/g, '')}` : null;
}
