import { get } from 'node:http';
import { company } from '../content/company.ts';
import { expect, test } from './site.ts';

test('says so, logs the path and leads home', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/, /\/no\/such-page/);
  const response = await page.goto('/no/such-page?with=query');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle(`Oops! Page not found – ${company.name}`);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('does not find a path that only resembles a page', async ({ site }) => {
  // Sent as raw bytes: a browser would normalise the path.
  const { hostname, port } = new URL(site.url);
  for (const path of [
    '/404',
    '/Kickoff',
    '/kickoff/extra',
    '/checkout',
    '/checkout/kickoff/receipt',
    '/checkout/unknown',
    '/checkout/__proto__',
    '/.env',
    '/%2e%2e/package.json',
    '/%',
    '//example.com/%2f..',
  ]) {
    const answer = Promise.withResolvers<number | undefined>();
    get({ hostname, port, path }, (response) => answer.resolve(response.resume().statusCode)).on(
      'error',
      answer.reject,
    );
    expect(await answer.promise, path).toBe(404);
  }
});

test('redirects a differently written address to its page', async ({ request }) => {
  for (const [from, to] of [
    ['/kickoff/', '/kickoff'],
    ['/kickoff.html', '/kickoff'],
    ['/index.html', '/'],
    ['/checkout/kickoff/', '/checkout/kickoff'],
    ['/started/', '/get-started'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()['location']]).toEqual([from, 308, to]);
  }
});
