import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTACT_FUNCTION_PATH } from '../domain/contact-function.ts';
import { CLIENT_OPTIONS } from './supabase-client.ts';

// The constants that the specification lists, seen in what the installed client does. Only the heartbeat is set by us;
// a new version of the client that changes one of the others fails here.
const ADDRESS = 'https://project-ref.supabase.co';

/** A client whose network answers as told; `sent` is what it asked for. */
function clientWith(
  answer: (url: string) => Response,
  auth: object = { persistSession: false, autoRefreshToken: false },
) {
  const sent: { url: string; init: RequestInit; at: number }[] = [];
  const client = createClient(ADDRESS, 'public-key', {
    auth,
    global: {
      fetch: async (input, init = {}) => {
        sent.push({ url: String(input), init, at: Date.now() });
        return answer(String(input));
      },
    },
  });
  return { client, sent };
}

/** Storage of a session that ends in the given number of seconds; counts how often it is looked at. */
function sessionStorageOf(secondsLeft: number) {
  const session = {
    access_token: token({ sub: 'ada' }),
    refresh_token: 'refresh-1',
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    expires_in: 3_600,
    token_type: 'bearer',
    user: { id: 'ada' },
  };
  const kept = new Map([['sb-project-ref-auth-token', JSON.stringify(session)]]);
  return {
    getItem: vi.fn((key: string) => kept.get(key) ?? null),
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
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
afterEach(() => {
  vi.useRealTimers();
});

describe('the shared client', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('location', { origin: 'http://localhost:3000' });
  });

  it("is made once, for the site's own address", async () => {
    const { backend } = await import('./supabase-client.ts');
    const client = await backend();
    expect(await backend()).toBe(client);
    expect(client.realtime.endPoint).toContain('ws://localhost:3000/realtime/v1');
  });

  it('is made for the hosted project that the build names', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', ADDRESS);
    const { backend, contactFunctionUrl } = await import('./supabase-client.ts');
    expect((await backend()).realtime.endPoint).toContain('wss://project-ref.supabase.co/realtime/v1');
    expect(contactFunctionUrl).toBe(`https://project-ref.supabase.co${CONTACT_FUNCTION_PATH}`);
  });

  it('has a heartbeat of 30 seconds', async () => {
    const { backend } = await import('./supabase-client.ts');
    expect((await backend()).realtime.heartbeatIntervalMs).toBe(30_000);
  });

  it('keeps no session: no screen signs in', () => {
    expect(CLIENT_OPTIONS.auth).toEqual({ persistSession: false, autoRefreshToken: false, detectSessionInUrl: false });
  });

  it('is loaded anew after a download that failed', async () => {
    let fails = true;
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
  it('gives up on an answer after 10 seconds', () => {
    expect(clientWith(() => new Response()).client.realtime.timeout).toBe(10_000);
  });

  it('connects again after 1, 2, 5 and then every 10 seconds', () => {
    const { realtime } = clientWith(() => new Response()).client;
    expect([1, 2, 3, 4, 5, 50].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
    ]);
  });
});

describe('authentication', () => {
  const persisted = (storage: object) => ({ persistSession: true, autoRefreshToken: true, storage });

  async function run(secondsLeft: number, forMs: number, answer = refreshed) {
    const storage = sessionStorageOf(secondsLeft);
    const { client, sent } = clientWith(answer, persisted(storage));
    await vi.advanceTimersByTimeAsync(forMs);
    await client.auth.stopAutoRefresh();
    return { storage, refreshes: sent.filter(({ url }) => url.includes('grant_type=refresh_token')) };
  }

  it('keeps its session under a key made of the host name of the project', async () => {
    const { storage } = await run(3_600, 1);
    expect(storage.getItem).toHaveBeenCalledWith('sb-project-ref-auth-token');
  });

  it('looks at the session every 30 seconds', async () => {
    const storage = sessionStorageOf(3_600);
    const { client } = clientWith(refreshed, persisted(storage));
    await vi.advanceTimersByTimeAsync(1_000);
    const looks: number[] = [];
    for (let tick = 0; tick < 4; tick += 1) {
      storage.getItem.mockClear();
      await vi.advanceTimersByTimeAsync(28_000);
      const before = storage.getItem.mock.calls.length;
      await vi.advanceTimersByTimeAsync(2_000);
      looks.push(before, storage.getItem.mock.calls.length);
    }
    await client.auth.stopAutoRefresh();
    for (const [index, count] of looks.entries()) expect(count > 0).toBe(index % 2 === 1);
  });

  it.each([1, 60, 89, 90])('refreshes a token that is left with %i seconds', async (secondsLeft) => {
    expect((await run(secondsLeft, 10)).refreshes).toHaveLength(1);
  });

  // The client counts whole ticks of 30 seconds, so that 'three or fewer' begins below four of them.
  it('leaves a token alone that is left with 120 seconds, and refreshes it once 90 are left', async () => {
    expect((await run(120, 10)).refreshes).toHaveLength(0);
    expect((await run(120, 30_010)).refreshes).toHaveLength(1);
    expect((await run(600, 10)).refreshes).toHaveLength(0);
  });

  it('tries a refresh again after 200 ms times a power of two, all within 30 seconds', async () => {
    const { refreshes } = await run(60, 40_000, () => new Response('', { status: 503 }));
    const first = refreshes[0]?.at ?? 0;
    const times = refreshes.map(({ at }) => at - first).filter((at) => at < 30_000);
    expect(times).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400]);
  });

  it('signs in with the implicit flow: no code challenge', async () => {
    const { client } = clientWith(() => new Response());
    const options = { redirectTo: 'https://going.example/', skipBrowserRedirect: true };
    const { data } = await client.auth.signInWithOAuth({ provider: 'github', options });
    expect(data.url).toContain(`${ADDRESS}/auth/v1/authorize?provider=github`);
    expect(data.url).not.toContain('code_challenge');
  });

  it('keeps signing keys for 10 minutes', async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'ES256', key_ops: ['verify'] };
    const { client, sent } = clientWith(() => Response.json({ keys: [jwk] }));
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
    const { client, sent } = clientWith(() => Response.json([]));
    await client.storage.from('files').list();
    expect(sent[0]?.url).toBe(`${storageAddress(client)}/object/list/files`);
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
      prefix: '',
    });
  });

  it('uploads to be kept for 3600 seconds and overwrites nothing', async () => {
    const { client, sent } = clientWith(() => Response.json({ Key: 'files/a', Id: '1' }));
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
