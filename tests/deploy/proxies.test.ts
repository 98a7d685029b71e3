import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageHeaders } from '../../backend/http/headers.ts';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { stopAfterwards, temporaryFolder } from '../afterwards.ts';
import { freePort } from '../listen.ts';
import { startTestServer } from '../running-server.ts';
import { SAMPLE } from '../sample-message.ts';
import { signCertificate } from './own-authority.ts';
import { BARE_NAME, hasProxyPrograms, SITE_NAME, startCaddy, startNginx } from './proxies.ts';
import { visit } from './visit.ts';

// Runs the files of `deploy/` in the real programs in front of the real server.
describe.skipIf(!hasProxyPrograms())('a proxy', () => {
  test.each([
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ] as const)('%s passes on pages, forms and real addresses over TLS, and redirects to the site', async (_, start) => {
    const folder = await temporaryFolder();
    const certificate = signCertificate(folder, [SITE_NAME, BARE_NAME]);
    const server = stopAfterwards(await startTestServer({ TRUST_PROXY: '1', CONTACT_RATE_LIMIT: '2' }));
    await server.compressed;
    const proxy = stopAfterwards(await start(folder, certificate, [server.port]));
    const open = async (name = SITE_NAME, from = '127.0.0.1') => {
      const visitor = await visit(proxy.https, { name, authority: certificate.authority, from });
      stopAfterwards({ stop: visitor.leave });
      return visitor;
    };

    const page = await (await open()).ask('/kickoff');
    expect([page.status, page.headers]).toEqual([200, expect.objectContaining(pageHeaders())]);
    expect(page.headers.server ?? '').not.toMatch(/\d|Caddy/);

    const plainly = async (name: string) => {
      const asked = get({ host: '127.0.0.1', port: proxy.http, path: '/kickoff?from=a', headers: { host: name } });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return [answer.statusCode, answer.headers.location?.replace(/:\d+/, '')];
    };
    expect(await plainly(SITE_NAME)).toEqual([308, `https://${SITE_NAME}/kickoff?from=a`]);
    // HTTPS on the same name first: only then does a browser accept HSTS.
    expect(await plainly(BARE_NAME)).toEqual([308, `https://${BARE_NAME}/kickoff?from=a`]);
    const bare = await (await open(BARE_NAME)).ask('/kickoff?from=a');
    expect([bare.status, bare.headers.location]).toEqual([308, `https://${SITE_NAME}/kickoff?from=a`]);
    expect(bare.headers['strict-transport-security']).toBe(pageHeaders()['strict-transport-security']);

    const post = async (from: string, claimed: Record<string, string> = {}) => {
      // For a browser without Sec-Fetch-Site: the host must reach the server unchanged.
      const headers = { accept: 'text/html', origin: `https://${SITE_NAME}`, ...claimed };
      const { headers: answered } = await (await open(SITE_NAME, from)).ask(CONTACT_FUNCTION_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(SAMPLE).toString(),
      });
      return answered.location;
    };
    expect(await post('127.0.0.2', { 'x-forwarded-for': '203.0.113.1, 198.51.100.1' })).toBe(CONTACT_ANSWER_PATHS.sent);
    expect(await post('127.0.0.2', { 'x-forwarded-for': '203.0.113.2' })).toBe(CONTACT_ANSWER_PATHS.sent);
    expect(await post('127.0.0.2', { forwarded: 'for=203.0.113.3' })).toBe(`${CONTACT_ANSWER_PATHS.notSent}#too-many`);
    expect(await post('127.0.0.3')).toBe(CONTACT_ANSWER_PATHS.sent);
  });

  test.each([
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ] as const)('%s logs no visitor when the server is away, as the privacy page says', async (_, start) => {
    const folder = await temporaryFolder();
    const certificate = signCertificate(folder, [SITE_NAME]);
    const proxy = stopAfterwards(await start(folder, certificate, [await freePort()]));
    const from = { name: SITE_NAME, authority: certificate.authority, from: '127.0.0.4' };
    const visitor = await visit(proxy.https, from);
    stopAfterwards({ stop: visitor.leave });
    expect((await visitor.ask('/kickoff?from=b')).status).toBe(502);
    expect(await readFile(join(folder, 'error.log'), 'utf8')).not.toMatch(/127\.0\.0\.4|from=b/);
  });
});
