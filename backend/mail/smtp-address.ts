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
    loopback: host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host),
    user:
      url.username === ''
        ? null
        : { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  };
}
