import { Webhook as StandardWebhook } from 'standardwebhooks';
import { reasonOf } from '../log.ts';
import { LONGEST_REST_MS } from '../outbox/server-state.ts';

export type WebhookReceiver = { url: string; secret: string };

/** Standard Webhooks (https://www.standardwebhooks.com). `text` is for chat programs; Slack's read nothing else. */
export type WebhookBody = { type: string; timestamp: string; data: Record<string, unknown>; text: string };

export type PostFailure = {
  reason: string;
  code?: number;
  restMs?: number;
  /** Whether it will never take anything again (410). */
  isGone: boolean;
};

const TIMEOUT_MS = 10_000;

/** `id` is the same for every attempt; `now` in ms since 1970. Redirects are not followed. Never rejects. */
export async function postWebhook(
  { url, secret }: WebhookReceiver,
  id: string,
  body: WebhookBody,
  now: number,
  stop?: AbortSignal,
): Promise<PostFailure | null> {
  const payload = JSON.stringify(body);
  const late = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / 1000)),
        'webhook-signature': new StandardWebhook(secret).sign(id, new Date(now), payload),
      },
      body: payload,
      redirect: 'manual',
      signal: stop ? AbortSignal.any([stop, late]) : late,
    });
    await response.body?.cancel();
    const { ok, status, headers } = response;
    if (ok) return null;
    const restMs = retryAfterMs(headers.get('retry-after') ?? '', now);
    return { reason: `The receiver answered ${status}.`, code: status, restMs, isGone: status === 410 };
  } catch (error) {
    return { reason: fetchReason(error), isGone: false };
  }
}

/** How long a `Retry-After` in seconds or as a date asks to wait (RFC 9110, 10.2.3), in ms, at most a day; 0 if malformed. */
export function retryAfterMs(header: string, now: number): number {
  const isDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(header);
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : isDate ? Date.parse(header) - now : 0;
  return Math.min(Math.max(ms, 0) || 0, LONGEST_REST_MS);
}

/** Why a fetch failed: the cause, such as a refused connection, if any. Never the address, which may hold a token. */
export function fetchReason(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause ? error.cause : error);
}
