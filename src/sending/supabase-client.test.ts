import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';

// The client's constants, observed in its behaviour. Only the heartbeat is set by us; a library update that changes another
// fails here.
const ADDRESS = 'https://project-ref.supabase.co';
const SESSION_KEY = 'sb-project-ref-auth-token';
const SITE = 'https://going.example';

type Place = { at?: string; kept?: Map<string, string>; project?: string };

/**
 * The site's client on a page whose network returns `answer`. `sent` holds the requests, `kept` the storage, `looks` how
 * often the client looked for a session.
 */
async function siteClient(
  answer: (url: string) => Response = () => new Response(),
  { at = `${SITE}/`, kept = new Map(), project = ADDRESS }: Place = {},
) {
  const sent: { url: string; init: RequestInit; at: number }[] = [];
  const looks = vi.fn();
  const location = { origin: SITE, href: at, hash: new URL(at).hash };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location, addEventListener: vi.fn(), history: { state: null, replaceState: vi.fn() } });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (key === SESSION_KEY) looks();
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    sent.push({ url: String(input), init, at: Date.now() });
    return answer(String(input));
  });
  vi.stubEnv('PUBLIC_SUPABASE_URL', project);
  // The library counts the clients made on a page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  const site = await import('./supabase-client.ts');
  const client = await site.backend();
  clients.push(client);
  return { ...site, client, sent, kept, looks };
}

const clients: SupabaseClient[] = [];

/** Storage of somebody whose session ends in this many seconds. */
function sessionOf(secondsLeft: number) {
  const session = {
    access_token: token({ sub: 'ada' }),
    refresh_token: 'refresh-1',
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    expires_in: 3_600,
    token_type: 'bearer',
    user: { id: 'ada' },
  };
  return new Map([[SESSION_KEY, JSON.stringify(session)]]);
}

function token(claims: object, key?: KeyObject) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'ES256', typ: 'JWT', kid: 'key-1' })}.${encode({ exp: 4_000_000_000, ...claims })}`;
  const signature = key ? sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }) : Buffer.alloc(64);
  return `${signed}.${signature.toString('base64url')}`;
}

const refreshed = () =>
  Response.json({
    access_token: token({ sub: 'ada' }),
    refresh_token: 'refresh-2',
    expires_in: 3_600,
    token_type: 'bearer',
    user: { id: 'ada' },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.auth.stopAutoRefresh();
  vi.useRealTimers();
});

describe('the shared client', () => {
  it("is made once, for the site's own address", async () => {
    const { client, backend } = await siteClient(undefined, { project: '' });
    expect(await backend()).toBe(client);
    expect(client.realtime.endPoint).toContain('wss://going.example/realtime/v1');
  });

  it('is made for the hosted project of the build', async () => {
    const { client, contactFunctionUrl } = await siteClient();
    expect(client.realtime.endPoint).toContain('wss://project-ref.supabase.co/realtime/v1');
    expect(contactFunctionUrl).toBe(`${ADDRESS}${CONTACT_FUNCTION_PATH}`);
  });

  it('is made for a server of our own under another name', async () => {
    vi.stubEnv('PUBLIC_MESSAGES_URL', 'https://api.going.example/');
    const { client, contactFunctionUrl } = await siteClient(undefined, { project: '' });
    vi.stubEnv('PUBLIC_MESSAGES_URL', undefined);
    expect(client.realtime.endPoint).toContain('wss://api.going.example/realtime/v1');
    expect(contactFunctionUrl).toBe(`https://api.going.example${CONTACT_FUNCTION_PATH}`);
  });

  it('is loaded again after a failed download', async () => {
    let fails = true;
    vi.resetModules();
    vi.stubGlobal('location', { origin: SITE });
    vi.doMock('@supabase/supabase-js', () => {
      if (fails) throw new Error('offline');
      return { createClient: () => 'a client' };
    });
    const { backend } = await import('./supabase-client.ts');
    await expect(backend()).rejects.toThrow();
    fails = false;
    await expect(backend()).resolves.toBe('a client');
    vi.doUnmock('@supabase/supabase-js');
  });
});

describe('realtime', () => {
  it('has a heartbeat of 30 seconds', async () => {
    expect((await siteClient()).client.realtime.heartbeatIntervalMs).toBe(30_000);
  });

  it('times out after 10 seconds', async () => {
    expect((await siteClient()).client.realtime.timeout).toBe(10_000);
  });

  it('reconnects after 1, 2, 5 and then every 10 seconds', async () => {
    const { realtime } = (await siteClient()).client;
    expect([1, 2, 3, 4, 5, 50].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
    ]);
  });
});

describe('authentication', () => {
  async function run(secondsLeft: number, forMs: number, answer = refreshed) {
    const site = await siteClient(answer, { kept: sessionOf(secondsLeft) });
    await vi.advanceTimersByTimeAsync(forMs);
    return { ...site, refreshes: site.sent.filter(({ url }) => url.includes('grant_type=refresh_token')) };
  }

  it('requests and stores nothing while nobody has signed in', async () => {
    const { sent, kept, looks } = await siteClient();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(looks, 'it has looked for a session').toHaveBeenCalled();
    expect(sent).toEqual([]);
    expect([...kept.keys()]).toEqual([]);
  });

  it("finds its session under a key with the project's host name", async () => {
    const { client } = await run(3_600, 1);
    expect((await client.auth.getSession()).data.session?.refresh_token).toBe('refresh-1');
  });

  it('stores a refreshed session under the same key', async () => {
    const { kept } = await run(60, 10);
    expect([...kept.keys()]).toEqual([SESSION_KEY]);
    expect(kept.get(SESSION_KEY)).toContain('refresh-2');
  });

  it('reads a session from the address after a sign-in', async () => {
    const back = new URLSearchParams({
      access_token: token({ sub: 'ada' }),
      refresh_token: 'refresh-1',
      expires_in: '3600',
      token_type: 'bearer',
    });
    const { client, sent, kept } = await siteClient(() => Response.json({ id: 'ada' }), { at: `${SITE}/#${back}` });
    await vi.advanceTimersByTimeAsync(10);
    expect((await client.auth.getSession()).data.session?.user.id).toBe('ada');
    expect(sent.map(({ url }) => url)).toEqual([`${ADDRESS}/auth/v1/user`]);
    expect([...kept.keys()]).toEqual([SESSION_KEY]);
  });

  it('checks the session every 30 seconds', async () => {
    const { looks } = await siteClient(refreshed, { kept: sessionOf(3_600) });
    await vi.advanceTimersByTimeAsync(1_000);
    const counts: number[] = [];
    for (let tick = 0; tick < 4; tick += 1) {
      looks.mockClear();
      await vi.advanceTimersByTimeAsync(28_000);
      const before = looks.mock.calls.length;
      await vi.advanceTimersByTimeAsync(2_000);
      counts.push(before, looks.mock.calls.length);
    }
    for (const [index, count] of counts.entries()) expect(count > 0).toBe(index % 2 === 1);
  });

  // The library counts whole 30-second ticks and refreshes at three or fewer: always from 90 seconds, and up to 119 depending
  // on the tick.
  it.each([1, 60, 89, 90, 119])('refreshes a token that expires in %i seconds', async (secondsLeft) => {
    expect((await run(secondsLeft, 10)).refreshes).toHaveLength(1);
  });

  it.each([120, 600])('keeps a token that expires in %i seconds', async (secondsLeft) => {
    expect((await run(secondsLeft, 10)).refreshes).toHaveLength(0);
  });

  it('refreshes a token at the check when 90 of 120 seconds are left', async () => {
    expect((await run(120, 30_010)).refreshes.map(({ at }) => at)).toEqual([Date.parse('2026-01-01T12:00:30Z')]);
  });

  it('retries a refresh after 200 ms times a power of two, for 30 seconds', async () => {
    const { refreshes } = await run(60, 40_000, () => new Response('', { status: 503 }));
    const first = refreshes[0]?.at ?? 0;
    const times = refreshes.map(({ at }) => at - first).filter((at) => at < 30_000);
    expect(times).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400]);
  });

  it('signs in with the implicit flow, without a code challenge', async () => {
    const { client } = await siteClient();
    const options = { redirectTo: 'https://going.example/', skipBrowserRedirect: true };
    const { data } = await client.auth.signInWithOAuth({ provider: 'github', options });
    expect(data.url).toContain(`${ADDRESS}/auth/v1/authorize?provider=github`);
    expect(data.url).not.toContain('code_challenge');
  });

  it('caches signing keys for 10 minutes', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'ES256', key_ops: ['verify'] };
    const { client, sent } = await siteClient(() => Response.json({ keys: [jwk] }));
    const askedAfter = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      const { data, error } = await client.auth.getClaims(token({ sub: 'ada', exp: 4_000_000_000 }, privateKey));
      expect(error).toBeNull();
      expect(data?.claims.sub).toBe('ada');
      return sent.filter(({ url }) => url.endsWith('/.well-known/jwks.json')).length;
    };
    expect(await askedAfter(0)).toBe(1);
    expect(await askedAfter(10 * 60_000 - 2_000)).toBe(1);
    expect(await askedAfter(2_000)).toBe(2);
  });
});

describe('storage', () => {
  it('lists 100 objects from the first, by name, ascending', async () => {
    const { client, sent } = await siteClient(() => Response.json([]));
    await client.storage.from('files').list();
    expect(sent[0]?.url).toBe(`${storageAddress(client)}/object/list/files`);
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
      prefix: '',
    });
  });

  it('uploads with a cache time of 3600 seconds, without overwriting', async () => {
    const { client, sent } = await siteClient(() => Response.json({ Key: 'files/a', Id: '1' }));
    await client.storage.from('files').upload('a.txt', 'hello');
    await client.storage.from('files').upload('b.txt', new Blob(['hello']));
    const [asText, asForm] = sent.map(({ init }) => init);
    expect(new Headers(asText?.headers).get('cache-control')).toBe('max-age=3600');
    expect(asForm?.body).toBeInstanceOf(FormData);
    expect((asForm?.body as FormData | undefined)?.get('cacheControl')).toBe('3600');
    for (const init of [asText, asForm]) {
      expect(init?.method).toBe('POST');
      expect(new Headers(init?.headers).get('x-upsert')).toBe('false');
    }
  });
});

function storageAddress(client: SupabaseClient) {
  return client.storage.from('files').getPublicUrl('a').data.publicUrl.replace('/object/public/files/a', '');
}
