import { expect, test } from 'vitest';
import { OTHER_HOSTS } from '../../domain/visits.ts';
import { isDeclaredRobot, referringHost } from './request-headers.ts';

test.each([
  ['https://news.example.com/item?id=1&token=secret#top', 'news.example.com'],
  ['https://www.Example.com/', 'example.com'],
  ['http://user:password@example.com:8080/private', 'example.com'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  [undefined, null],
  ['nonsense', null],
  ['android-app://com.example.mail/', null],
  ['https://going.example/kickoff', null],
  ['http://www.going.example:3000/', null],
  ['http://192.0.2.7/', OTHER_HOSTS],
  ['http://3221225991/', OTHER_HOSTS],
  ['http://[2001:db8::7]/', OTHER_HOSTS],
  ['http://localhost:3000/', OTHER_HOSTS],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, OTHER_HOSTS],
  ["https://';drop.table/", OTHER_HOSTS],
  ['https://a..b/', OTHER_HOSTS],
])('keeps of %s the host alone: %s', (referrer, host) => {
  for (const own of ['going.example', 'www.GOING.example:3000']) expect(referringHost(referrer, own)).toBe(host);
});

test('does not need the name of the site', () => {
  for (const own of [undefined, '"><script>']) expect(referringHost('https://example.com/', own)).toBe('example.com');
});

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

const BROWSERS = [
  `${WINDOWS} Chrome/150.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT_X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16',
];
const ROBOTS = [
  undefined,
  '',
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.32',
  'Go-http-client/2.0',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  `${WINDOWS} HeadlessChrome/150.0.0.0 Safari/537.36`,
  `${WINDOWS} Chrome/150.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
];

test('tells programs that say what they are from browsers', () => {
  expect(BROWSERS.filter((userAgent) => isDeclaredRobot(userAgent))).toEqual([]);
  expect(ROBOTS.filter((userAgent) => !isDeclaredRobot(userAgent))).toEqual([]);
});
