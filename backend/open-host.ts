import type { Settings } from './settings.ts';

const EVERYWHERE = [undefined, '0.0.0.0', '::'];

/** Why a server behind a proxy should not listen on all addresses; null if it does not. */
export function openHostWarning({ host, trustedProxies, port }: Settings): string | null {
  if (trustedProxies === 0 || !EVERYWHERE.includes(host)) return null;
  return `TRUST_PROXY is set, and HOST is every address of this machine: anyone who reaches port ${port} past the proxy can forge any sender. Set HOST=127.0.0.1, unless only the proxy reaches that port.`;
}
