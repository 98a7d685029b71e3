import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_WITHIN_MS, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';

const message = { email: 'ada@example.com', linkedIn: '', phone: '', package: 'kickoff', message: 'Grüße 🚀' } as const;

async function send(answer: (url: string, init: RequestInit) => Promise<Response>, order?: string) {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://going.example' });
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  const { sendMessage } = await import('./send-message.ts');
  const result = await sendMessage(message, {
    idempotencyKey: 'key-1',
    evidence: { trapFilled: false, elapsedMs: 48_211 },
    ...(order && { order }),
  });
  const [url, init] = asked.mock.calls[0] ?? [];
  return { result, asked, url: String(url), init };
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.doUnmock('./supabase-client.ts');
  vi.useRealTimers();
});

it("posts exactly the five keys to the function on the site's origin, and the rest as headers", async () => {
  const { asked, url, init } = await send(async () => Response.json({ id: '1' }), '{"package":"kickoff"}');
  expect(asked).toHaveBeenCalledOnce();
  expect([init?.method, url]).toEqual(['POST', `https://going.example${CONTACT_FUNCTION_PATH}`]);
  expect(JSON.parse(String(init?.body))).toEqual(message);
  expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
    apikey: 'local-public-key',
    authorization: 'Bearer local-public-key',
    'idempotency-key': 'key-1',
    'x-contact-evidence': 'trap=empty; ms=48211',
    'x-contact-order': '{"package":"kickoff"}',
  });
});

it('logs the answer on success, and sends no header for an order without one', async () => {
  const { result, init } = await send(async () => Response.json({ id: '1', receivedAt: 7 }));
  expect(result).toEqual({ ok: true, receivedAt: 7 });
  expect(console.log).toHaveBeenCalledWith('Message sent', { id: '1', receivedAt: 7 });
  expect(new Headers(init?.headers).has('x-contact-order')).toBe(false);
});

const REASON = { error: { message: 'Why.' } };
it.each([
  ['refused', async () => Response.json(REASON, { status: 422 }), 'Why.'],
  ['refused', async () => new Response('by a proxy', { status: 413 }), undefined],
  ['too-many', async () => Response.json(REASON, { status: 429 }), 'Why.'],
  ['not-stored', async () => Response.json(REASON, { status: 503 }), undefined],
  // A proxy that gave up cannot know whether the function went on.
  ['unanswered', async () => new Response('', { status: 500 }), undefined],
  ['unanswered', async () => new Response('', { status: 504 }), undefined],
  ['unanswered', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('returns as a value that a message was %s', async (failure, answer, reason) => {
  const { result } = await send(answer);
  expect(result).toMatchObject({ ok: false, failure, error: expect.any(Error), ...(reason && { reason }) });
});

// Last: with a fake clock, a module that is imported for the first time comes too late.
it('fails after 20 seconds without an answer, and aborts the request', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  const never = new Promise<Response>(() => {});
  const sending = send((_url, init) => {
    signal = init.signal;
    return never;
  });
  let done = false;
  sending.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS - 1);
  expect(done).toBe(false);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await sending).result).toMatchObject({ ok: false, failure: 'unanswered', error: expect.any(Error) });
  expect(signal?.aborted).toBe(true);
});

it("fails when the client's code does not load in time", async () => {
  vi.useFakeTimers();
  vi.doMock('./supabase-client.ts', () => ({ backend: () => new Promise(() => {}) }));
  const sending = send(async () => Response.json({ id: '1' }));
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS);
  expect((await sending).result.ok).toBe(false);
});
