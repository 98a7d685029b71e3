import { existsSync } from 'node:fs';
import { installFromDebian, isRootOnDebian } from '../debian.ts';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/openssl'];

/** Whether nginx, Caddy and openssl are where Debian puts them. */
export function hasProxyPrograms(): boolean {
  return PROGRAMS.every((path) => existsSync(path));
}

/** Runs once before the tests that need them: installs the programs as root on Debian, and says if they are missing. */
export default function setup(): void {
  if (hasProxyPrograms()) return;
  if (isRootOnDebian()) installFromDebian('nginx, Caddy and openssl', ['nginx-light', 'caddy', 'openssl']);
  else console.warn('deploy/ is not tried with nginx and Caddy: that needs both and openssl, as Debian packages them.');
}
