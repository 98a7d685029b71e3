import { OTHER_HOSTS } from '../../domain/visits.ts';

const BROWSER = /^(?:Mozilla|Opera)\//;
// Most robots also give an address to read about them. `Cubot` makes phones.
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|archiver|scan|preview|headless|lighthouse|monitor|facebookexternalhit|https?:/i;

/** Whether a user agent says that it is a program and not a browser, or does not say what it is. */
export function isDeclaredRobot(userAgent = ''): boolean {
  return !BROWSER.test(userAgent) || ROBOT.test(userAgent);
}

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
