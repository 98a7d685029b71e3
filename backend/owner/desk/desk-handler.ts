import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { DESK_KEY_HEADER, DESK_PATHS, type DeskRequest, deskRequest, deskToken } from '../../../domain/desk.ts';
import { readAtMost } from '../../contact/read-body.ts';
import { isSameSecret } from '../../http/headers.ts';
import type { SiteFiles } from '../../http/site-files.ts';
import { Refusal } from '../inbox/change-message.ts';
import { answerDesk, type DeskDependencies, exportDesk } from './answer-desk.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** More than the longest note takes in JSON, however it is escaped. */
const MOST_BYTES = 64 * 1024;

/** Creates the desk's handler. `onUse` is called for each request except polls. */
export function createDeskHandler(files: SiteFiles, gate: DeskGate, dependencies: DeskDependencies, onUse: () => void) {
  return async (request: Request): Promise<Response> => {
    if (!gate.isLocal(request)) return refuse();
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return answerFile(files, pathname);
    if (request.method !== 'POST') return refuse();
    if (pathname === DESK_PATHS.session) return exchange(request);
    if (pathname !== DESK_PATHS.data || !gate.hasSession(request)) return refuse();
    const asked = deskRequest.safeParse(await readJson(request));
    return asked.success ? answer(asked.data) : refuse();
  };

  async function exchange(request: Request): Promise<Response> {
    const asked = deskToken.safeParse(await readJson(request));
    const session = asked.success ? gate.openSession(asked.data.token, request) : null;
    if (!session) return refuse();
    onUse();
    return Response.json({ key: session.key }, { headers: { ...HEADERS, 'set-cookie': session.cookie } });
  }

  async function answer(asked: DeskRequest): Promise<Response> {
    if (!('isPoll' in asked && asked.isPoll)) onUse();
    if (asked.kind === 'export') {
      const headers = { ...HEADERS, 'content-type': 'text/csv; charset=utf-8' };
      const chunks = Readable.toWeb(Readable.from(exportDesk(asked, dependencies.database))) as ReadableStream<string>;
      return new Response(chunks.pipeThrough(new TextEncoderStream()), { headers });
    }
    try {
      return Response.json(await answerDesk(asked, dependencies), { headers: HEADERS });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ reason: error.message }, { status: 409, headers: HEADERS });
    }
  }
}

export function refuse(status = 403): Response {
  return new Response(null, { status, headers: HEADERS });
}

// Looked up by exact name: no path is opened.
function answerFile(files: SiteFiles, pathname: string): Response {
  const file = files.get(pathname === '/' ? 'index.html' : pathname.slice(1));
  if (!file) return refuse();
  return new Response(file.body as Uint8Array<ArrayBuffer>, { headers: { ...HEADERS, 'content-type': file.type } });
}

async function readJson(request: Request): Promise<unknown> {
  try {
    const bytes = await readAtMost(request.body, MOST_BYTES);
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The host names of this machine. A tunnel changes the port, never the name. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;

type DeskGate = ReturnType<typeof createDeskGate>;

/** Creates the gate of one desk. A browser has one session, and each of its tabs a key of its own. */
export function createDeskGate() {
  // Cookies ignore ports: two desks must not overwrite each other's.
  const cookieName = `desk-${randomBytes(8).toString('hex')}`;
  const sessions = new Map<string, Set<string>>();
  let token: string | null = null;

  const sessionOf = (request: Request) => {
    const cookies = (request.headers.get('cookie') ?? '').split(/; */);
    return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
  };

  return {
    /** Creates a token that opens one session, and revokes the previous one. */
    freshToken(): string {
      token = secret();
      return token;
    },
    /** Whether a request was made under a host name of this machine, by the desk's own page or by no page. */
    isLocal({ method, headers }: Request): boolean {
      const host = headers.get('host') ?? '';
      const origin = headers.get('origin');
      return LOOPBACK.test(host) && (origin === null ? method === 'GET' : origin === `http://${host}`);
    },
    openSession(presented: string, request: Request): { cookie: string; key: string } | null {
      if (token === null || !isSameSecret(presented, token)) return null;
      token = null;
      const id = sessions.has(sessionOf(request)) ? sessionOf(request) : secret();
      const key = secret();
      sessions.set(id, new Set([...(sessions.get(id) ?? []), key]));
      return { cookie: `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Strict`, key };
    },
    hasSession(request: Request): boolean {
      return sessions.get(sessionOf(request))?.has(request.headers.get(DESK_KEY_HEADER) ?? '') === true;
    },
  };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
