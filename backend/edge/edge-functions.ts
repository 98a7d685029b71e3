import { lookup } from 'node:dns/promises';
import { company } from '../../content/company.ts';
import { monthsBefore } from '../../domain/message-keeping.ts';
import { fillAddressKeys } from '../contact/address-keys.ts';
import { eraseOldMessages, tidy } from '../contact/erase-messages.ts';
import { openPostgres } from '../database/postgres.ts';
import { hasBearer, secureResponse, senderAddress } from '../http/headers.ts';
import { createLog, reasonOf } from '../log.ts';
import { createSmtpTransport, SMTP_LIMITS } from '../mail/smtp-transport.ts';
import { unnamedReceiver } from '../obstacles.ts';
import { sweep } from '../outbox/delivery-loop.ts';
import { RETRY_POLICY } from '../outbox/server-state.ts';
import { createServices } from '../services.ts';
import { type Company, readSettings } from '../settings.ts';
import { createWatch, sendHeartbeat } from '../tell/watch.ts';

type ConnectionInfo = { remoteAddr?: { hostname?: string } };

type EdgeHandler = (request: Request, connection: ConnectionInfo) => Promise<Response>;

// The platform starts any number of instances, which share one small database.
const CONNECTIONS = 3;
const SWEEP_MS = 40_000;
// The platform ends an instance after 150 seconds; the last attempt begins within SWEEP_MS.
const CONVERSATION_MS = 90_000;

// For a platform without a long-running process: one stores a message and mails it right after the answer, the other, called
// every minute, does the rest. Throws a sentence that names a wrong setting.
export function createEdgeFunctions(variables: Record<string, string | undefined>) {
  const result = readEdgeSettings(variables, company);
  if (!result.ok) throw new Error(result.reason);
  const { settings } = result;
  const unnamed = unnamedReceiver(new Map(), settings);
  if (unnamed !== null) throw new Error(unnamed);
  const log = createLog(settings.log, (line) => console.log(line));
  const logFailure = (error: unknown) => log({ level: 'error', event: 'sweep-failed', reason: reasonOf(error) });
  const database = openPostgres(settings.postgres, { connections: CONNECTIONS });
  const { mails, posts, send, owner } = createServices(settings, {
    ...{ database, log, policy: RETRY_POLICY },
    transport: createSmtpTransport(settings.smtp, { ...SMTP_LIMITS, wholeMs: CONVERSATION_MS }, oneAddress),
    wake: () => afterTheAnswer(deliver().catch(logFailure)),
  });
  const deliver = async () => {
    await tidy(database, Date.now());
    await fillAddressKeys(database);
    // Side by side, so that a slow receiver does not hold up the other.
    const [swept] = await Promise.all([sweep(mails, SWEEP_MS), posts && sweep(posts, SWEEP_MS)]);
    // One batch a minute; the rest waits for the next.
    const { keptMonths } = settings;
    if (keptMonths !== null) await eraseOldMessages(database, monthsBefore(Date.now(), keptMonths));
    return swept;
  };
  const watch = createWatch(owner);
  const deliverAndWatch = async () => {
    // A sweep that fails is a reason to watch, not to stop watching.
    const swept = await deliver().finally(watch);
    await sendHeartbeat(settings.heartbeatUrl, log);
    return swept;
  };

  const sendContactEmail: EdgeHandler = async (request, { remoteAddr }) => {
    // The platform is behind Cloudflare, which sets the visitor's address in its own header and overwrites forged values.
    const forwarded = request.headers.get('cf-connecting-ip') ?? request.headers.get('x-forwarded-for') ?? undefined;
    const sender = senderAddress(remoteAddr?.hostname ?? 'unknown', forwarded, settings.trustedProxies);
    return secureResponse(await send(request, sender));
  };
  /** 401 without the secret, 503 if the database fails. */
  const deliverContactEmail: EdgeHandler = async (request) => {
    if (request.method !== 'POST') return refuse(405, 'method-not-allowed', { allow: 'POST' });
    if (!hasBearer(request, settings.deliverSecret)) return refuse(401, 'unauthorized');
    const sweeping = deliverAndWatch();
    // A slow mail server may take longer than the caller waits.
    afterTheAnswer(sweeping.catch(() => {}));
    try {
      return secureResponse(Response.json(await sweeping, { headers: { 'cache-control': 'no-store' } }));
    } catch (error) {
      logFailure(error);
      return refuse(503, 'unavailable', { 'retry-after': '60' });
    }
  };
  return { sendContactEmail, deliverContactEmail };
}

function afterTheAnswer(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil?: (work: Promise<unknown>) => void } };
  EdgeRuntime?.waitUntil?.(work);
}

/** An address of a mail server, IPv4 if there is one. Deno 2.1 waits for ever when the first of several does not answer. */
async function oneAddress(host: string): Promise<string> {
  const addresses = await lookup(host, { all: true });
  const chosen = addresses.find(({ family }) => family === 4) ?? addresses[0];
  return chosen?.address ?? host;
}

function refuse(status: number, code: string, headers: Record<string, string> = {}): Response {
  const answer = { status, headers: { 'cache-control': 'no-store', ...headers } };
  return secureResponse(Response.json({ error: { code } }, answer));
}

// Supabase blocks outgoing connections to these ports.
const BLOCKED_PORTS = [25, 587];
const LEAST_SECRET = 32;

/** The platform sets `SUPABASE_DB_URL` and always counts as one proxy. */
export function readEdgeSettings(variables: Record<string, string | undefined>, company: Company) {
  const DATABASE_URL = variables['DATABASE_URL'] || variables['SUPABASE_DB_URL'];
  const TRUST_PROXY = variables['TRUST_PROXY'] || '1';
  const result = readSettings({ ...variables, DATABASE_URL, TRUST_PROXY }, company);
  if (!result.ok) return result;
  const { postgres, smtp } = result.settings;
  if (!postgres) return wrong('DATABASE_URL', 'must be the address of a Postgres database');
  if (!smtp) return wrong('SMTP_URL', 'must be the address of a mail server: there is no folder to write mails to');
  if (!smtp.loopback && BLOCKED_PORTS.includes(smtp.port)) {
    return wrong('SMTP_URL', `must not use port ${smtp.port}, which is blocked here: use smtps:// and port 465`);
  }
  const deliverSecret = variables['DELIVER_SECRET'] ?? '';
  const rule = `must have at least ${LEAST_SECRET} characters, such as \`openssl rand -hex 32\` prints`;
  if (deliverSecret.length < LEAST_SECRET) return wrong('DELIVER_SECRET', rule);
  return { ok: true as const, settings: { ...result.settings, postgres, smtp, deliverSecret } };
}

function wrong(name: string, what: string) {
  return { ok: false as const, reason: `The setting ${name} ${what}.` };
}
