import { senderAddress } from '../http/sender-address.ts';

/** What Deno passes to a handler besides the request. */
export type ConnectionInfo = { remoteAddr?: { hostname?: string } };

/**
 * The network address that a request to a hosted function counts under. The platform is behind Cloudflare, which sets the
 * visitor's address in its own header and overwrites forged values; without that header it is read from `X-Forwarded-For`.
 * With no trusted proxy neither is believed.
 */
export function edgeSender(headers: Headers, connection: ConnectionInfo, trustedProxies: number): string {
  const direct = connection.remoteAddr?.hostname ?? 'unknown';
  const forwarded = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for') ?? undefined;
  return senderAddress(direct, forwarded, trustedProxies);
}
