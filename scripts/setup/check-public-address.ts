import { isSampleValue } from '../../catalogue/check/sample-values.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import type { Finding } from './finding.ts';

/** Addresses of this machine and of private networks. */
const PRIVATE = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[(::1?|f[cde].*)\]$/;

/** Whether visitors and search engines can use the site's public address. */
export function checkPublicAddress({ PUBLIC_SITE_URL: address }: Pick<SiteSettings, 'PUBLIC_SITE_URL'>): Finding {
  const what = `PUBLIC_SITE_URL is ${address}`;
  const remedy = 'Set PUBLIC_SITE_URL to the address of the site, such as https://www.your-name.com, and build again.';
  const { protocol, hostname } = new URL(address);
  if (isSampleValue(hostname) || PRIVATE.test(hostname)) {
    return { level: 'wrong', what: `${what}, where no visitor finds it`, remedy };
  }
  if (protocol !== 'https:') return { level: 'wrong', what: `${what}: without https, browsers warn of it`, remedy };
  return { level: 'fine', what };
}
