import { knownLanguage } from '../../content/languages.ts';
import { EVIDENCE_HEADER, LANGUAGE_HEADER, ORDER_HEADER, readEvidence } from '../../domain/contact-evidence.ts';
import { CONTACT_ANSWER_PATHS } from '../../domain/contact-function.ts';
import { type ContactMessage, parseContactMessage } from '../../domain/contact-message.ts';
import { addressKey } from '../../domain/email-address.ts';
import { FIRST_LANGUAGE, pathIn } from '../../domain/language.ts';
import { additionIn, type OrderData, readOrder } from '../../domain/order.ts';
import { contactChoiceFor, packageOf } from '../../domain/package-ids.ts';
import type { Database } from '../database/database.ts';
import { type Log, reasonOf } from '../log.ts';
import type { Channel } from '../outbox/claim.ts';
import { type Acknowledge, isAcknowledged } from './compose-email.ts';
import { keyedHash, ORDER, type RateLimits, SENDER, WRITER } from './rate-limit.ts';
import { type BodyKind, bodyKind, readBody } from './read-body.ts';
import { invalidMessage, REFUSALS, type Refusal, refusalAsJson, refusalFragment, tooMany } from './refusal.ts';
import { spamReason } from './spam.ts';
import { storeMessage } from './store-message.ts';

type SendContactEmailDependencies = {
  database: Database;
  limits: RateLimits;
  /** Other origins whose pages may call. */
  allowedOrigins: readonly string[];
  channels?: readonly Channel[];
  acknowledge?: Acknowledge;
  now: () => number;
  /** Called after a message is stored, so that its mail goes out at once. */
  wake: () => void;
  log: Log;
};

// Accepted means stored; the mail follows. What is held as spam or above a limit gets the same answer.
// JSON, or for a browser's form post a redirect (303) to the message-sent or not-sent page. Never rejects.
export function createSendContactEmail(dependencies: SendContactEmailDependencies) {
  const { allowedOrigins } = dependencies;
  return async (request: Request, address: string): Promise<Response> => {
    const foreign = allowedForeignOrigin(request, allowedOrigins);
    const response =
      request.method === 'OPTIONS' ? answerPreflight() : await answerPost(request, address, foreign ?? '');
    return shareWithOrigin(response, foreign, allowedOrigins.length > 0);
  };

  // Redirect a form from an allowed origin back to that origin's pages.
  async function answerPost(request: Request, address: string, pagesOrigin: string): Promise<Response> {
    const kind = bodyKind(request.headers);
    const outcome = await accept(request, kind, address);
    if (outcome.ok) {
      if (kind === 'form') return seeOther(pagesOrigin + pathIn(outcome.language, CONTACT_ANSWER_PATHS.sent));
      const { id, receivedAt } = outcome;
      return Response.json({ id, receivedAt }, { headers: { 'cache-control': 'no-store' } });
    }
    const { refusal, language = FIRST_LANGUAGE } = outcome;
    const pageWanted = kind !== 'json' && request.headers.get('accept')?.includes('text/html');
    if (!pageWanted || refusal.status === 405 || refusal.status === 403) return refusalAsJson(refusal);
    return seeOther(`${pagesOrigin}${pathIn(language, CONTACT_ANSWER_PATHS.notSent)}#${refusalFragment(refusal)}`);
  }

  async function accept(request: Request, kind: BodyKind | null, address: string): Promise<Accepted> {
    if (request.method !== 'POST') return { ok: false, refusal: REFUSALS.method };
    if (!kind) return { ok: false, refusal: REFUSALS.mediaType };
    if (kind === 'form' && isForeignForm(request, allowedOrigins)) return { ok: false, refusal: REFUSALS.crossSite };
    const body = await readBody(request, kind);
    if (!body.ok) return body;
    const language = knownLanguage(body.language ?? request.headers.get(LANGUAGE_HEADER));
    const parsed = parseContactMessage(body.value);
    if (!parsed.ok) return { ok: false, refusal: invalidMessage(parsed.issues, parsed.missing), language };
    const idempotencyKey = request.headers.get('idempotency-key');
    if (idempotencyKey !== null && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
      return { ok: false, refusal: REFUSALS.key };
    const evidence = body.evidence ?? readEvidence(request.headers.get(EVIDENCE_HEADER));
    const order = orderIn(body.order ?? request.headers.get(ORDER_HEADER));
    // Where text and data differ, the data wins.
    const message = order ? { ...parsed.value, package: contactChoiceFor(packageOf(order.package)) } : parsed.value;
    const { database, limits, now, wake, log, channels = ['mail'], acknowledge = 'off' } = dependencies;
    try {
      const at = now();
      const counts = limits.perSender > 0;
      const sender = counts ? await keyedHash(database, SENDER, address, at) : null;
      const writer = counts ? await keyedHash(database, WRITER, addressKey(message.email), at) : null;
      const orderHash = order && (await keyedHash(database, ORDER, identityOf(message, order), at));
      const spam = spamReason(message, evidence);
      const post = { message, order, language, orderHash, sender, writer, idempotencyKey, spam };
      const all = isAcknowledged(acknowledge, message, order) ? [...channels, 'acknowledgement' as const] : channels;
      const outcome = await storeMessage(database, post, limits, at, all);
      switch (outcome.kind) {
        case 'stored':
          if (outcome.held === null) {
            log({ level: 'info', event: 'message-stored', id: outcome.id });
            wake();
          } else log({ level: 'warn', event: 'message-held', id: outcome.id, reason: outcome.held });
          return { ok: true, id: outcome.id, receivedAt: at, language };
        case 'repeated':
          return { ok: true, id: outcome.id, receivedAt: outcome.receivedAt, language };
        case 'key-reused':
          return { ok: false, refusal: REFUSALS.keyReused, language };
        case 'too-many':
          return { ok: false, refusal: tooMany(outcome.retryAfterSeconds), language };
        default:
          return outcome satisfies never;
      }
    } catch (error) {
      log({ level: 'error', event: 'message-not-stored', reason: reasonOf(error) });
      return { ok: false, refusal: REFUSALS.unavailable, language };
    }
  }

  /** Data that cannot be read makes the message no order: it is stored all the same. */
  function orderIn(written: string | null): OrderData | null {
    const order = written === null ? null : readOrder(written);
    if (written !== null && order === null) dependencies.log({ level: 'warn', event: 'order-not-readable' });
    return order;
  }
}

/** The same for an order in every language, in which its labels and the form of its price differ. */
function identityOf({ email, phone, message }: ContactMessage, order: OrderData): string {
  return JSON.stringify([email, phone, additionIn(message), { ...order, price: order.price.replace(/\D/g, '') }]);
}

/** `language` is absent where the body could not be read. */
type Accepted =
  | { ok: true; id: string; receivedAt: number; language: string }
  | { ok: false; refusal: Refusal; language?: string };

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

const ALLOWED_HEADERS = `authorization, apikey, content-type, x-client-info, idempotency-key, ${EVIDENCE_HEADER}, ${ORDER_HEADER}, ${LANGUAGE_HEADER}`;
const PREFLIGHT_SECONDS = '86400';

function allowedForeignOrigin(request: Request, allowedOrigins: readonly string[]): string | null {
  const origin = request.headers.get('origin');
  return origin !== null && allowedOrigins.includes(origin) ? origin : null;
}

// Current browsers send `Sec-Fetch-Site`; for older ones `Origin` is compared with the host, not the scheme, which a proxy
// changes. A request with neither does not come from a browser, so it cannot be forged (CSRF).
function isForeignForm(request: Request, allowedOrigins: readonly string[]): boolean {
  if (allowedForeignOrigin(request, allowedOrigins) !== null) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: { allow: 'POST, OPTIONS' } });
}

function shareWithOrigin(response: Response, origin: string | null, anyAllowed: boolean): Response {
  if (anyAllowed) response.headers.append('vary', 'Origin');
  if (origin === null) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-expose-headers', 'retry-after');
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  if (response.status === 204) {
    response.headers.set('access-control-allow-methods', 'POST');
    response.headers.set('access-control-allow-headers', ALLOWED_HEADERS);
    response.headers.set('access-control-max-age', PREFLIGHT_SECONDS);
  }
  return response;
}
