import { openHostWarning } from '../../backend/obstacles.ts';
import type { Settings } from '../../backend/settings.ts';
import type { Finding } from './finding.ts';

/** Whether the server knows about the proxy in front of it, and only the proxy can reach it. */
export function checkProxy(settings: Settings): Finding {
  if (settings.trustedProxies === 0) {
    return {
      level: 'advice',
      what: 'TRUST_PROXY is 0: behind a proxy, the limit of messages counts all visitors as one',
      remedy: 'Behind a proxy that ends TLS, set TRUST_PROXY=1 and HOST=127.0.0.1.',
    };
  }
  const open = openHostWarning(settings);
  if (open === null) return { level: 'fine', what: `Trusted proxies: ${settings.trustedProxies}` };
  return { level: 'advice', what: open, remedy: 'Set HOST=127.0.0.1, unless only the proxy reaches the port.' };
}
