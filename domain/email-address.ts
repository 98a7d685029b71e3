/** What both forms say about an address that cannot be replied to. */
export const INVALID_EMAIL = 'Please enter a valid email address.';

/** Longest address, in characters (RFC 5321, 4.5.3.1.3: a path of 256 with its brackets). */
export const EMAIL_LIMIT = 254;

// One address, never a list, a name or a comment: a dot-atom (RFC 5322, 3.2.3) of at most 64 characters.
const LOCAL = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;
const ASCII_DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * An address as it can stand in the header of any mail, such as `ada@xn--exmple-cua.de` for `ada@exämple.de`; null for
 * a text that is not exactly one address. The domain may be international, because it has an ASCII form. The part
 * before the @ has none, and many mail servers accept ASCII only there, so a reply would fail.
 */
export function asciiEmailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || text.length > EMAIL_LIMIT || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  const ascii = asciiDomain(domain);
  const address = `${local}@${ascii}`;
  return ascii !== null && ASCII_DOMAIN.test(ascii) && address.length <= EMAIL_LIMIT ? address : null;
}

/** Whether a text is exactly one e-mail address that can be replied to. */
export function isEmailAddress(text: string): boolean {
  return asciiEmailAddress(text) !== null;
}

// The URL parser, which browsers have anyway, converts a host to the same form (UTS 46).
function asciiDomain(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}
