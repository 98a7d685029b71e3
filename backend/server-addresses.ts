/** A mail server, parsed from a URL such as `smtp://user:password@mail.example.com:587`. */
export type SmtpAddress = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`) instead of STARTTLS. */
  secure: boolean;
  /** Whether the server is this machine: only then may mail travel without TLS. */
  loopback: boolean;
  user: { name: string; password: string } | null;
};

/** Parses a mail server's URL; null if invalid, or if it has a path or options, which would have no effect. */
export function parseSmtpAddress(text: string): SmtpAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  if (!secure && url.protocol !== 'smtp:') return null;
  if (url.hostname === '' || url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname)) return null;
  const host = decodeURIComponent(url.hostname).replace(/^\[|\]$/g, '');
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    loopback: isLoopback(host),
    user:
      url.username === ''
        ? null
        : { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  };
}

type PostgresTls = false | 'require' | 'verify-full';

/** A Postgres database, parsed from a URL such as `postgres://user:password@db.example.com:5432/going`. */
export type PostgresAddress = {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  tls: PostgresTls;
};

const SSL_MODES: Record<string, PostgresTls> = { disable: false, require: 'require', 'verify-full': 'verify-full' };

/** `sslmode` is the only option; without it unencrypted on this machine, `require` (not verified) elsewhere. */
export function parsePostgresAddress(text: string): PostgresAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!['postgres:', 'postgresql:'].includes(url.protocol) || url.hostname === '' || url.hash !== '') return null;
  const database = decodeURIComponent(url.pathname.slice(1));
  const user = decodeURIComponent(url.username);
  if (database === '' || database.includes('/') || user === '') return null;
  const options = [...url.searchParams];
  if (options.some(([name, value]) => name !== 'sslmode' || !(value in SSL_MODES)) || options.length > 1) return null;
  const host = decodeURIComponent(url.hostname).replace(/^\[|\]$/g, '');
  const loopback = isLoopback(host);
  const mode = url.searchParams.get('sslmode');
  return {
    host,
    port: url.port === '' ? 5432 : Number(url.port),
    database,
    user,
    password: decodeURIComponent(url.password),
    tls: mode === null ? (loopback ? false : 'require') : (SSL_MODES[mode] ?? 'require'),
  };
}

/** Whether a host, without brackets, is this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
