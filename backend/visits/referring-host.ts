import { OTHER_HOSTS } from '../../domain/visits.ts';

const LONGEST = 100;
// The last label begins with a letter, which rules out network addresses.
const NAME = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * The host of the page that links here, without `www.`; {@link OTHER_HOSTS} if it is not a plain host name. Null if there is
 * none, or it is the site itself, which `host` names as a request does, perhaps with a port.
 */
export function referringHost(referrer: string | undefined, host = ''): string | null {
  const url = URL.parse(referrer ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const name = withoutWww(url.hostname);
  if (name === withoutWww(URL.parse(`http://${host}`)?.hostname ?? '')) return null;
  return name.length <= LONGEST && NAME.test(name) ? name : OTHER_HOSTS;
}

function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, '');
}
