import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';

// Only the heartbeat is set by us; a library update that changes another constant fails here.
const PROJECT = 'https://project-ref.supabase.co';
const SITE = 'https://going.example';

/** The site's client on a page of a build with these settings. `sent` holds its requests, `asked` the keys that it looked up. */
async function siteClient(settings: Record<string, string> = { PUBLIC_SUPABASE_URL: PROJECT }) {
  const sent: string[] = [];
  const asked = new Set<string>();
  const kept = new Map<string, string>();
  const location = { origin: SITE, href: `${SITE}/`, hash: '' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location, addEventListener: vi.fn() });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      asked.add(key);
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return new Response();
  });
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const site = await import('./supabase-client.ts');
  const client = await site.backend();
  stop = () => client.auth.stopAutoRefresh();
  return { ...site, client, sent, asked, kept };
}

let stop: (() => Promise<void>) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // The library counts the clients made on a page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await stop?.();
  vi.useRealTimers();
});

it.each([
  ["the site's own address", {}, 'going.example', ''],
  ['a proxy in front of the pages', { PUBLIC_MESSAGES_URL: 'same-origin' }, 'going.example', ''],
  ['a hosted project', { PUBLIC_SUPABASE_URL: PROJECT }, 'project-ref.supabase.co', PROJECT],
  [
    'a server of our own under another name',
    { PUBLIC_MESSAGES_URL: 'https://api.going.example/' },
    'api.going.example',
    'https://api.going.example',
  ],
])('is made once, for %s', async (_, settings, host, address) => {
  const { client, backend, contactFunctionUrl } = await siteClient(settings);
  expect(await backend()).toBe(client);
  expect(client.realtime.endPoint).toContain(`wss://${host}/realtime/v1`);
  expect(contactFunctionUrl).toBe(address + CONTACT_FUNCTION_PATH);
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

it('beats every 30 seconds, times out after 10, reconnects after 1, 2, 5 and then every 10, and signs in implicitly', async () => {
  const { realtime, auth } = (await siteClient()).client;
  expect([realtime.heartbeatIntervalMs, realtime.timeout]).toEqual([30_000, 10_000]);
  expect([1, 2, 3, 4, 50].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
    1_000, 2_000, 5_000, 10_000, 10_000,
  ]);
  const { data } = await auth.signInWithOAuth({ provider: 'github', options: { skipBrowserRedirect: true } });
  expect(data.url).toContain(`${PROJECT}/auth/v1/authorize?provider=github`);
  expect(data.url, 'without a code challenge').not.toContain('code_challenge');
});

it("looks for a session under the project's name, and requests and stores nothing while nobody has signed in", async () => {
  const { sent, kept, asked } = await siteClient();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toContain('sb-project-ref-auth-token');
  expect([sent, [...kept.keys()]]).toEqual([[], []]);
});
