import { senderAddress } from '../http/sender-address.ts';

/** What Deno passes to a handler besides the request. */
export type ConnectionInfo = { remoteAddr?: { hostname?: string } };

/**
 * The address that a request to a hosted function is counted under. The platform runs behind Cloudflare, which puts the
 * visitor's address into a header of its own and overwrites what a visitor writes there; without that header it is read
 * from `X-Forwarded-For` like everywhere. With no trusted proxy neither is believed.
 */
export function edgeSender(headers: Headers, connection: ConnectionInfo, trustedProxies: number): string {
  const direct = connection.remoteAddr?.hostname ?? 'unknown';
  const forwarded = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for') ?? undefined;
  return senderAddress(direct, forwarded, trustedProxies);
}
