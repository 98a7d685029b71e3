import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHeaders } from '../../backend/http/headers.ts';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { temporaryFolder } from '../afterwards.ts';
import { startTestServer } from '../running-server.ts';
import { SAMPLE } from '../sample-message.ts';
import { type Certificate, signCertificate } from './own-authority.ts';
import { BARE_NAME, type RunningProxy, SITE_NAME, startCaddy, startNginx } from './proxies.ts';
import { hasProxyPrograms } from './proxy-programs.ts';
import { type Visit, visit } from './visit.ts';

// Runs the files of `deploy/` in the real programs in front of the real server.

const LIMIT = 2;

describe.skipIf(!hasProxyPrograms()).each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('behind %s', (_, startProxy) => {
  let certificate: Certificate;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let proxy: RunningProxy;
  const visits: Visit[] = [];
  beforeAll(async () => {
    const folder = await temporaryFolder();
    certificate = signCertificate(folder, [SITE_NAME, BARE_NAME]);
    server = await startTestServer({ HOST: '127.0.0.1', TRUST_PROXY: '1', CONTACT_RATE_LIMIT: `${LIMIT}` });
    await server.compressed;
    proxy = await startProxy(folder, certificate, [server.port]);
  });
  afterAll(async () => {
    for (const one of visits) await one.leave();
    await proxy?.stop();
    await server?.stop();
  });

  async function open(name = SITE_NAME, from?: string): Promise<Visit> {
    const { authority } = certificate;
    const opened = await visit(proxy.https, { name, authority, ...(from && { from }) });
    visits.push(opened);
    return opened;
  }

  function post(visitor: Visit, headers: Record<string, string> = {}) {
    const body = JSON.stringify({ ...SAMPLE, message: crypto.randomUUID() });
    return visitor.ask(CONTACT_FUNCTION_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  }

  test("serves pages over TLS and HTTP/2 with the server's headers, each once", async () => {
    const { status, headers } = await (await open()).ask('/kickoff');
    expect([status, headers]).toEqual([200, expect.objectContaining(pageHeaders())]);
    expect(headers.server ?? '').not.toMatch(/\d|Caddy/);
  });

  test('redirects plain HTTP and the bare name to the site permanently', async () => {
    const plain = await plainly(proxy.http, SITE_NAME, '/kickoff?from=a');
    expect(plain.statusCode).toBe(308);
    expect(plain.headers.location).toMatch(/^https:\/\/www\.example\.com(:\d+)?\/kickoff\?from=a$/);
    // HTTPS on the same name first: only then does a browser accept HSTS.
    const bare = await plainly(proxy.http, BARE_NAME, '/kickoff');
    expect(bare.headers.location).toMatch(/^https:\/\/example\.com(:\d+)?\/kickoff$/);
    const secured = await (await open(BARE_NAME)).ask('/kickoff?from=a');
    expect([secured.status, secured.headers.location]).toEqual([308, `https://${SITE_NAME}/kickoff?from=a`]);
    expect(secured.headers['strict-transport-security']).toBe(pageHeaders()['strict-transport-security']);
  });

  test('stores a form posted without JavaScript and redirects under the same name', async () => {
    const answer = await (await open(SITE_NAME, '127.0.0.9')).ask(CONTACT_FUNCTION_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        // For a browser without Sec-Fetch-Site: the host must reach the server unchanged.
        origin: `https://${SITE_NAME}`,
      },
      body: new URLSearchParams(SAMPLE).toString(),
    });
    expect([answer.status, answer.headers.location]).toEqual([303, CONTACT_ANSWER_PATHS.sent]);
  });

  test('counts visitors by their real address', async () => {
    const one = await open(SITE_NAME, '127.0.0.2');
    const statuses: number[] = [];
    for (const [index, header] of ['x-forwarded-for', 'x-forwarded-for', 'forwarded'].entries()) {
      const claimed = header === 'forwarded' ? `for=203.0.113.${index}` : `203.0.113.${index}, 198.51.100.${index}`;
      statuses.push((await post(one, { [header]: claimed })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await post(await open(SITE_NAME, '127.0.0.3'))).status).toBe(200);
  });
});

function plainly(port: number, name: string, path: string): Promise<import('node:http').IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host: name } }, (answer) => {
      answer.resume();
      resolve(answer);
    });
    asked.on('error', reject);
    asked.end();
  });
}
