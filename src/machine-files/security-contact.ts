import { SECURITY_PATH } from '../../domain/links.ts';

/**
 * Whom to tell of a hole in the site, as RFC 9116 has it. It expires at the beginning of this month of next year: at most
 * a year ahead, as is recommended, never in the past, and the same in all builds of a month.
 */
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
