import { hasBearer } from '../http/secrets.ts';
import { type Log, reasonOf } from '../log.ts';
import type { Sweep } from '../outbox/sweep.ts';

/**
 * Makes the sweep's handler: `POST` with `Authorization: Bearer …` mails what is due and answers 200 `{ tried, unreachable
 * }`. Never rejects; 401 without the secret, 503 if the database fails.
 */
export function createDeliverContactEmail(secret: string, deliver: () => Promise<Sweep>, log: Log) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refuse(405, 'method-not-allowed', { allow: 'POST' });
    if (!hasBearer(request, secret)) return refuse(401, 'unauthorized');
    try {
      return Response.json(await deliver(), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      log({ level: 'error', event: 'sweep-failed', reason: reasonOf(error) });
      return refuse(503, 'unavailable', { 'retry-after': '60' });
    }
  };
}

function refuse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code } }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
