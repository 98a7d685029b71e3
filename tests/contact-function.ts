import { createSendContactEmail } from '../backend/contact/send-contact-email.ts';
import type { Database } from '../backend/database/database.ts';
import type { LogEntry } from '../backend/log.ts';
import { CONTACT_FUNCTION_PATH } from '../domain/contact-function.ts';
import { testDatabase } from './test-database.ts';

export const SITE = 'https://going.example';
export const FUNCTION_URL = SITE + CONTACT_FUNCTION_PATH;
/** Where requests come from unless a test says otherwise. */
export const ADDRESS = '192.0.2.1';

type Options = { database?: Database; limit?: number; perHour?: number; allowedOrigins?: string[] };

/** The function with its own database, a clock that the test controls, and everything it logs. */
export async function testFunction({ database: given, limit = 0, perHour = 0, allowedOrigins = [] }: Options = {}) {
  const database = given ?? (await testDatabase());
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') };
  const logged: LogEntry[] = [];
  const woken: number[] = [];
  const answer = createSendContactEmail({
    database,
    limits: { perSender: limit, perHour },
    allowedOrigins,
    now: () => clock.now,
    wake: () => woken.push(clock.now),
    log: (entry) => logged.push(entry),
  });
  const handle = (request: Request, address = ADDRESS) => answer(request, address);
  return { database, clock, logged, woken, handle };
}

type Headers = Record<string, string>;

export function jsonPost(body: unknown, headers: Headers = {}, site = SITE): Request {
  return new Request(site + CONTACT_FUNCTION_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function formPost(body: Record<string, string> | string, headers: Headers = {}): Request {
  return new Request(FUNCTION_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8', ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  });
}

export async function codeOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error: { code: string } };
  return error.code;
}
