const BROWSER = /^(?:Mozilla|Opera)\//;
// Most robots also give an address to read about them. `Cubot` makes phones.
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|archiver|scan|preview|headless|lighthouse|monitor|facebookexternalhit|https?:/i;

/** Whether a user agent says that it is a program and not a browser, or does not say what it is. */
export function isDeclaredRobot(userAgent = ''): boolean {
  return !BROWSER.test(userAgent) || ROBOT.test(userAgent);
}
