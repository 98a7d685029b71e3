import { Webhook as StandardWebhook } from 'standardwebhooks';
import { reasonOf } from '../log.ts';

/** A receiver of webhooks, and the secret (`whsec_…`) that signs what is posted to it. */
export type WebhookReceiver = { url: string; secret: string };

/**
 * A Standard Webhooks body (https://www.standardwebhooks.com). `text` is what chat programs show; Slack's incoming
 * webhooks read nothing else.
 */
export type WebhookBody = { type: string; timestamp: string; data: Record<string, unknown>; text: string };

/** Why a post failed; the status is null if there was no answer. */
export type PostFailure = { status: number | null; reason: string };

const TIMEOUT_MS = 10_000;

/**
 * Posts a signed webhook. `id` is the same for every attempt, so that the receiver can detect duplicates; `now` in ms since
 * 1970. Resolves with null once it is accepted, which means 2xx; redirects are not followed. Never rejects.
 */
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
    const { ok, status } = response;
    return ok ? null : { status, reason: `The receiver answered ${status}.` };
  } catch (error) {
    return { status: null, reason: fetchReason(error) };
  }
}

/** Why a fetch failed: the cause, such as a refused connection, if any. Never the address, which may hold a token. */
export function fetchReason(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause ? error.cause : error);
}
