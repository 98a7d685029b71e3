import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTACT_FUNCTION_NAME, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';

// Every call of the generic client as it goes over the wire: the method, the path, and its headers.
const HOST = 'https://project-ref.supabase.co';
const KEY = 'public-key';
const USER = { id: '00000000-0000-4000-8000-000000000001', email: 'ada@example.com', factors: [] };
const ADA = { email: 'ada@example.com', password: 'a long password' };
const SESSION = {
  // Never verified here: three parts and a far expiry are all that the client reads.
  access_token: `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"ada","exp":4000000000}')}.c2lnbmF0dXJl`,
  refresh_token: 'refresh-token',
  expires_in: 3_600,
  token_type: 'bearer',
  user: USER,
};

type Sent = { line: string; headers: Headers };
let sent: Sent[];

/** A client whose network returns `answer`, signed in or not. */
async function clientOf(answer: () => Response = () => Response.json(SESSION), isSignedIn = false) {
  sent = [];
  let reply = () => Response.json(SESSION);
  const client = createClient(HOST, KEY, {
    auth: { autoRefreshToken: false, persistSession: false },
    global: {
      fetch: async (input, init) => {
        const url = new URL(String(input));
        sent.push({
          line: `${init?.method ?? 'GET'} ${url.pathname}${url.search}`,
          headers: new Headers(init?.headers),
        });
        return reply();
      },
    },
  });
  if (isSignedIn) await client.auth.signInWithPassword(ADA);
  sent = [];
  reply = answer;
  return client;
}

beforeEach(() => {
  // The library says that there are several clients, and what `getSession` is not for.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

type Call = [line: string, call: (client: SupabaseClient) => PromiseLike<unknown>];

const PUBLIC: Call[] = [
  ['POST /auth/v1/signup', ({ auth }) => auth.signUp(ADA)],
  ['POST /auth/v1/token?grant_type=password', ({ auth }) => auth.signInWithPassword(ADA)],
  ['POST /auth/v1/token?grant_type=refresh_token', ({ auth }) => auth.refreshSession({ refresh_token: 'refresh' })],
  ['POST /auth/v1/token?grant_type=id_token', ({ auth }) => auth.signInWithIdToken({ provider: 'google', token: 't' })],
  ['POST /auth/v1/otp', ({ auth }) => auth.signInWithOtp({ email: ADA.email })],
  ['POST /auth/v1/verify', ({ auth }) => auth.verifyOtp({ email: ADA.email, token: '123456', type: 'email' })],
  ['POST /auth/v1/recover', ({ auth }) => auth.resetPasswordForEmail(ADA.email)],
  ['POST /auth/v1/resend', ({ auth }) => auth.resend({ email: ADA.email, type: 'signup' })],
  [
    'POST /auth/v1/sso',
    ({ auth }) => auth.signInWithSSO({ domain: 'example.com', options: { skipBrowserRedirect: true } }),
  ],
];

const SIGNED_IN: Call[] = [
  ['GET /auth/v1/user', ({ auth }) => auth.getUser()],
  ['PUT /auth/v1/user', ({ auth }) => auth.updateUser({ data: { name: 'Ada' } })],
  ['GET /auth/v1/reauthenticate', ({ auth }) => auth.reauthenticate()],
  ['POST /auth/v1/factors', ({ auth }) => auth.mfa.enroll({ factorType: 'phone', phone: '+49301234567' })],
  ['DELETE /auth/v1/factors/one', ({ auth }) => auth.mfa.unenroll({ factorId: 'one' })],
  ['POST /auth/v1/logout?scope=local', ({ auth }) => auth.signOut({ scope: 'local' })],
  ['GET /rest/v1/note?select=*', (client) => client.from('note').select()],
  ['POST /rest/v1/note', (client) => client.from('note').insert({ text: 'one' })],
  ['PATCH /rest/v1/note?id=eq.1', (client) => client.from('note').update({ text: 'two' }).eq('id', 1)],
  ['DELETE /rest/v1/note?id=eq.1', (client) => client.from('note').delete().eq('id', 1)],
  ['POST /rest/v1/rpc/count_notes', (client) => client.rpc('count_notes')],
  [`POST ${CONTACT_FUNCTION_PATH}`, ({ functions }) => functions.invoke(CONTACT_FUNCTION_NAME, { body: {} })],
  ['POST /storage/v1/bucket', ({ storage }) => storage.createBucket('files')],
  ['GET /storage/v1/bucket', ({ storage }) => storage.listBuckets()],
  ['GET /storage/v1/bucket/files', ({ storage }) => storage.getBucket('files')],
  ['PUT /storage/v1/bucket/files', ({ storage }) => storage.updateBucket('files', { public: true })],
  ['POST /storage/v1/bucket/files/empty', ({ storage }) => storage.emptyBucket('files')],
  ['DELETE /storage/v1/bucket/files', ({ storage }) => storage.deleteBucket('files')],
  ['POST /storage/v1/object/files/a.txt', ({ storage }) => storage.from('files').upload('a.txt', 'hello')],
  ['PUT /storage/v1/object/files/a.txt', ({ storage }) => storage.from('files').update('a.txt', 'hello')],
  ['POST /storage/v1/object/move', ({ storage }) => storage.from('files').move('a.txt', 'b.txt')],
  ['POST /storage/v1/object/copy', ({ storage }) => storage.from('files').copy('a.txt', 'b.txt')],
  ['POST /storage/v1/object/sign/files/a.txt', ({ storage }) => storage.from('files').createSignedUrl('a.txt', 60)],
  ['POST /storage/v1/object/list/files', ({ storage }) => storage.from('files').list()],
  ['GET /storage/v1/object/info/files/a.txt', ({ storage }) => storage.from('files').info('a.txt')],
  ['DELETE /storage/v1/object/files', ({ storage }) => storage.from('files').remove(['a.txt'])],
  ['GET /storage/v1/object/files/a.txt', ({ storage }) => storage.from('files').download('a.txt')],
];

// With a secret key, on a server.
const ADMIN: Call[] = [
  ['GET /auth/v1/admin/users?page=&per_page=', ({ auth }) => auth.admin.listUsers()],
  ['POST /auth/v1/admin/users', ({ auth }) => auth.admin.createUser(ADA)],
  [`GET /auth/v1/admin/users/${USER.id}`, ({ auth }) => auth.admin.getUserById(USER.id)],
  [`PUT /auth/v1/admin/users/${USER.id}`, ({ auth }) => auth.admin.updateUserById(USER.id, { email: ADA.email })],
  [`DELETE /auth/v1/admin/users/${USER.id}`, ({ auth }) => auth.admin.deleteUser(USER.id)],
];

test.each([...PUBLIC, ...ADMIN])('sends %s with the public key', async (line, call) => {
  await call(await clientOf());
  expect(sent.map((request) => request.line)).toContain(line);
  expect(sent[0]?.headers.get('apikey')).toBe(KEY);
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${KEY}`);
});

test.each(SIGNED_IN)("sends %s with the signed-in user's token", async (line, call) => {
  await call(await clientOf(undefined, true));
  expect(sent.map((request) => request.line)).toContain(line);
  expect(sent[0]?.headers.get('apikey')).toBe(KEY);
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${SESSION.access_token}`);
});

test('makes the addresses of a sign-in with a provider, a public file and the socket without a request', async () => {
  const { auth, storage, realtime } = await clientOf();
  const { data } = await auth.signInWithOAuth({ provider: 'github', options: { skipBrowserRedirect: true } });
  expect(data.url).toContain(`${HOST}/auth/v1/authorize?provider=github`);
  expect(storage.from('files').getPublicUrl('a.txt').data.publicUrl).toBe(
    `${HOST}/storage/v1/object/public/files/a.txt`,
  );
  expect(realtime.endpointURL()).toContain('wss://project-ref.supabase.co/realtime/v1/websocket?apikey=public-key');
  expect(sent).toEqual([]);
});

describe('errors', () => {
  const refuse = (status: number, body: object) => () => Response.json(body, { status });

  test('says that nobody is signed in', async () => {
    const { auth } = await clientOf();
    expect((await auth.getUser()).error).toMatchObject({ message: 'Auth session missing!', status: 400 });
    expect((await auth.updateUser({})).error).toMatchObject({ message: 'Auth session missing!', status: 400 });
  });

  test('says that a sign-in needs an address and a password', async () => {
    const { auth } = await clientOf();
    expect((await auth.signInWithPassword({ password: 'x' } as typeof ADA)).error).toMatchObject({
      message: 'You must provide either an email or phone number and a password',
      status: 400,
    });
  });

  test('carries the reasons for a weak password', async () => {
    const weak = { code: 'weak_password', message: 'Too weak', weak_password: { reasons: ['length'] } };
    const { auth } = await clientOf(refuse(422, weak));
    expect((await auth.signUp(ADA)).error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
  });

  test.each([502, 503, 504])('may be retried after %d', async (status) => {
    const { auth } = await clientOf(refuse(status, {}));
    expect((await auth.signUp(ADA)).error).toMatchObject({ name: 'AuthRetryableFetchError', status });
  });

  test('names an answer that lacks session and user', async () => {
    const { auth } = await clientOf(() => Response.json({}));
    expect((await auth.signInWithPassword(ADA)).error).toMatchObject({
      name: 'AuthInvalidTokenResponseError',
      status: 500,
    });
  });

  test('exchanges a code for a session only with its verifier', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const asked: string[] = [];
    const { auth } = createClient(HOST, KEY, {
      auth: { flowType: 'pkce', storage, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch: async (input, init) => {
          asked.push(`${init?.method} ${String(input)}`);
          return Response.json(SESSION);
        },
      },
    });
    expect((await auth.exchangeCodeForSession('code')).error).toMatchObject({
      name: 'AuthPKCECodeVerifierMissingError',
    });
    expect(asked).toEqual([]);
    await auth.signInWithOAuth({ provider: 'github', options: { skipBrowserRedirect: true } });
    expect((await auth.exchangeCodeForSession('code')).data.session?.token_type).toBe('bearer');
    expect(asked).toEqual([`POST ${HOST}/auth/v1/token?grant_type=pkce`]);
  });

  test('names an invalid token', async () => {
    const { auth } = await clientOf();
    expect((await auth.getClaims('no token')).error).toMatchObject({ name: 'AuthInvalidJwtError' });
  });

  test.each([
    ['FunctionsFetchError', () => Promise.reject(new Error('offline')) as never],
    ['FunctionsRelayError', () => new Response('', { headers: { 'x-relay-error': 'true' } })],
    ['FunctionsHttpError', () => new Response('', { status: 500 })],
  ])('tells a %s of a function apart', async (name, answer) => {
    const { functions } = await clientOf(answer);
    expect((await functions.invoke(CONTACT_FUNCTION_NAME)).error).toMatchObject({ name });
  });

  test('carries what the database says', async () => {
    const said = { message: 'duplicate key', details: 'Key (id)=(1)', hint: 'Choose another', code: '23505' };
    const client = await clientOf(refuse(409, said));
    expect((await client.from('note').insert({})).error).toMatchObject(said);
  });

  test.each([
    ['StorageApiError', refuse(404, { statusCode: '404', message: 'Bucket not found' })],
    ['StorageUnknownError', () => Promise.reject(new Error('offline')) as never],
  ])('tells a %s apart', async (name, answer) => {
    const { storage } = await clientOf(answer);
    expect((await storage.getBucket('files')).error).toMatchObject({ name });
  });
});
