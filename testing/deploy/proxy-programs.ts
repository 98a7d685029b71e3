import { existsSync } from 'node:fs';
import { installFromDebian, isRootOnDebian } from '../debian.ts';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/openssl'];

/** Whether nginx, Caddy and openssl are here, where Debian puts them. */
export function hasProxyPrograms(): boolean {
  return PROGRAMS.every((path) => existsSync(path));
}

/**
 * Before any of the tests that need them, in the one process that starts them all: installs the programs where this is root
 * on Debian, and says so where they stay away.
 */
export default function setup(): void {
  if (hasProxyPrograms()) return;
  if (isRootOnDebian()) installFromDebian('nginx, Caddy and openssl', ['nginx-light', 'caddy', 'openssl']);
  else console.warn('deploy/ is not tried with nginx and Caddy: that needs both and openssl, as Debian packages them.');
}
