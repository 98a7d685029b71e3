import type { MailHealth } from '../../domain/mail-health.ts';
import { type Log, reasonOf } from '../log.ts';
import { hasBearer } from './secrets.ts';

const HEADERS = { 'cache-control': 'no-store' };

/**
 * Makes the handler that answers 200 `{ status: 'ok' }` while mail goes out, and 503 with the trouble in one word otherwise.
 * With `Authorization: Bearer …` and the secret it adds the counts and the oldest wait.
 */
export function createMailProbe(judge: () => Promise<MailHealth>, secret: string | null, log: Log) {
  return async (request: Request): Promise<Response> => {
    try {
      const { trouble, ...figures } = await judge();
      const body = { status: trouble ?? 'ok', ...(secret !== null && hasBearer(request, secret) && figures) };
      return Response.json(body, { status: trouble === null ? 200 : 503, headers: HEADERS });
    } catch (error) {
      log({ level: 'error', event: 'mail-not-judged', reason: reasonOf(error) });
      return Response.json({ status: 'unknown' }, { status: 503, headers: HEADERS });
    }
  };
}
