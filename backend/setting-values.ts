import { isEmailAddress } from '../domain/email-address.ts';
import { z } from '../domain/zod.ts';
import type { MailAddress } from './mail/mail.ts';

// Schemas for settings given as text. Each message completes 'The setting PORT …' and does not repeat a value that may be a
// password.

export function numberUpTo(most: number) {
  const isOne = (text: string) => /^\d{1,9}$/.test(text) && Number(text) <= most;
  const text = z.string().check(z.refine(isOne, `must be a whole number from 0 to ${most}`));
  return z.pipe(text, z.transform(Number));
}

export function wholeNumber(initial: string, most: number) {
  return z.prefault(numberUpTo(most), initial);
}

export const folder = z
  .string()
  .check(z.refine((text) => !text.startsWith('~'), 'begins with ~, which only a shell knows: write the whole path'));

export const address = z.string().check(z.refine(isEmailAddress, 'must be one email address'));

export const addresses = parsed(
  (text) => {
    const wrong = listOf(text).find((part) => !isEmailAddress(part));
    const which = wrong === undefined ? '' : `: '${wrong}' is none`;
    return `must be email addresses, at most ten, separated by commas${which}`;
  },
  (text) => {
    const list = listOf(text);
    return list.length <= 10 && list.every(isEmailAddress) ? list : null;
  },
);

/** `ada@example.com` or `Ada Lovelace <ada@example.com>`; the name is empty where none is given. */
export const mailAddress = parsed('must be one email address, or Name <address>', (text): MailAddress | null => {
  const [, name = '', inBrackets] = /^"?([^"<>\p{C}]*?)"?\s*<([^<>]*)>$/u.exec(text) ?? [];
  const bare = inBrackets ?? text;
  return isEmailAddress(bare) ? { name: name.trim(), address: bare } : null;
});

const IN_PASSWORD = 'with /, ?, # and % in a password as %2F, %3F, %23 and %25';

export const SMTP_FORM = `must be the address of a mail server, such as smtps://user:password@mail.example.com:465, without path and options, ${IN_PASSWORD}`;

export const smtpAddress = parsed(SMTP_FORM, parseSmtpAddress);

export const postgresAddress = parsed(
  `must be the address of a Postgres database, such as postgres://user:password@db.example.com:5432/name, with no option but sslmode, ${IN_PASSWORD}`,
  parsePostgresAddress,
);

export const origins = parsed('must be origins such as https://www.example.com, separated by commas', (text) => {
  if (text === '') return [];
  const list = listOf(text);
  return list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin) ? list : null;
});

export const receiverAddress = parsed('must be an https address, or an http address on this machine', (text) => {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href } = new URL(text);
  const isHere = isLoopback(hostname.replace(/^\[|\]$/g, ''));
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? href : null;
});

export const MAKE_SECRET = '`echo "whsec_$(openssl rand -base64 32)"`';

/** `whsec_` and 24 to 64 bytes in base64, as Standard Webhooks asks for. */
export const webhookSecret = parsed(
  `must be whsec_ and 24 to 64 bytes in base64: ${MAKE_SECRET} prints one`,
  (text) => {
    const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
    if (base64 === undefined || base64.length % 4 !== 0) return null;
    const bytes = atob(base64).length;
    return bytes >= 24 && bytes <= 64 ? text : null;
  },
);

export const proxies = parsed('must be true, false or a number of proxies up to 9', (text) => {
  if (text === 'true') return 1;
  if (text === 'false') return 0;
  return /^\d$/.test(text) ? Number(text) : null;
});

function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/** A schema from a function that throws, or returns null, for text it cannot parse. */
function parsed<Value>(message: string | ((text: string) => string), parse: (text: string) => Value | null) {
  const isParsed = (value: string) => {
    try {
      return parse(value) !== null;
    } catch {
      return false;
    }
  };
  const error = typeof message === 'string' ? message : ({ input }: { input: unknown }) => message(String(input));
  const text = z.string().check(z.refine(isParsed, { error }));
  return z.pipe(
    text,
    z.transform((value: string) => parse(value) as Value),
  );
}

/** The parts of a URL of a server, decoded; null if it is none of these protocols. */
function parseServer(text: string, protocols: readonly string[]) {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || url.hostname === '' || url.hash !== '') return null;
  return {
    url,
    host: decodeURIComponent(url.hostname).replace(/^\[|\]$/g, ''),
    port: url.port === '' ? null : Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

/** A mail server; `secure` is TLS from the first byte. Only on this machine (`loopback`) may mail travel without TLS. */
export type SmtpAddress = NonNullable<ReturnType<typeof parseSmtpAddress>>;

/** Parses a URL such as `smtp://user:password@mail.example.com:587`. A path or options would have no effect. */
export function parseSmtpAddress(text: string) {
  const server = parseServer(text, ['smtp:', 'smtps:']);
  if (server?.url.search !== '' || !['', '/'].includes(server.url.pathname)) return null;
  const { url, host, port, user: name, password } = server;
  const secure = url.protocol === 'smtps:';
  const user = name === '' ? null : { name, password };
  return { host, port: port ?? (secure ? 465 : 587), secure, loopback: isLoopback(host), user };
}

type PostgresTls = false | 'require' | 'verify-full';

export type PostgresAddress = NonNullable<ReturnType<typeof parsePostgresAddress>>;

const SSL_MODES: Record<string, PostgresTls> = { disable: false, require: 'require', 'verify-full': 'verify-full' };

/** `sslmode` is the only option; without it unencrypted on this machine, `require` (not verified) elsewhere. */
export function parsePostgresAddress(text: string) {
  const server = parseServer(text, ['postgres:', 'postgresql:']);
  if (!server) return null;
  const { url, host, port, user, password } = server;
  const database = decodeURIComponent(url.pathname.slice(1));
  if (database === '' || database.includes('/') || user === '') return null;
  const options = [...url.searchParams];
  if (options.some(([name, value]) => name !== 'sslmode' || !(value in SSL_MODES)) || options.length > 1) return null;
  const usual: PostgresTls = isLoopback(host) ? false : 'require';
  const tls = SSL_MODES[url.searchParams.get('sslmode') ?? ''] ?? usual;
  return { host, port: port ?? 5432, database, user, password, tls };
}

/** Whether a host, without brackets, is this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
