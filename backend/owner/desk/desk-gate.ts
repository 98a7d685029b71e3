import { randomBytes } from 'node:crypto';
import { DESK_KEY_HEADER } from '../../../domain/desk.ts';
import { isSameSecret } from '../../http/secrets.ts';

/** The host names of this machine. A tunnel changes the port, never the name. */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;

export type DeskGate = ReturnType<typeof createDeskGate>;

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
    /** Exchanges the token for a session's cookie and key. Null if it is not the latest token, or was used. */
    openSession(presented: string, request: Request): { cookie: string; key: string } | null {
      if (token === null || !isSameSecret(presented, token)) return null;
      token = null;
      const id = sessions.has(sessionOf(request)) ? sessionOf(request) : secret();
      const key = secret();
      sessions.set(id, new Set([...(sessions.get(id) ?? []), key]));
      return { cookie: `${cookieName}=${id}; Path=/; HttpOnly; SameSite=Strict`, key };
    },
    /** Whether a request has the cookie of a session and one of its keys. */
    hasSession(request: Request): boolean {
      return sessions.get(sessionOf(request))?.has(request.headers.get(DESK_KEY_HEADER) ?? '') === true;
    },
  };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
