import { existsSync } from 'node:fs';
import { installFromDebian, isRootOnDebian } from '../debian.ts';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/openssl'];

/** Whether nginx, Caddy and openssl are here; they are installed where this is root on Debian. Says so where they are not. */
export const mayRunProxies: boolean = findPrograms();

function findPrograms(): boolean {
  const areHere = () => PROGRAMS.every((path) => existsSync(path));
  if (areHere()) return true;
  if (isRootOnDebian()) installFromDebian('nginx, Caddy and openssl', ['nginx-light', 'caddy', 'openssl']);
  if (areHere()) return true;
  console.warn('deploy/ is not tried with nginx and Caddy: that needs both and openssl, as Debian packages them.');
  return false;
}
