/** Whether to encrypt the connection, and whether to verify the certificate. */
export type PostgresTls = false | 'require' | 'verify-full';

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

/**
 * Parses a Postgres URL; null if invalid. The only option is `sslmode`: `disable`, `require` (encrypted, not verified) or
 * `verify-full` (encrypted, certificate matches the host). Defaults to unencrypted for this machine and to `require` for any
 * other.
 */
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
  const loopback = host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
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
