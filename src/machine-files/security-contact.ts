import { SECURITY_PATH } from '../../domain/links.ts';

/** The security contact of RFC 9116. Expires a year after the start of the build's month: the same for all its builds. */
export function securityContact(email: string, site: URL, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return [
    `Contact: mailto:${email}?subject=Security`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_PATH, site).href}`,
    '',
  ].join('\n');
}
