import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Makes a certificate for names in a folder, signed by itself and valid for a day. */
export function makeCertificate(folder: string, names: readonly string[]) {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
  const extensions = ['basicConstraints=critical,CA:FALSE', `subjectAltName=DNS:${names.join(',DNS:')}`];
  const about = ['-subj', `/CN=${names[0]}`, ...extensions.flatMap((extension) => ['-addext', extension])];
  // Without the usual configuration, whose extensions are those of an authority.
  const options = ['-config', '/dev/null', '-x509', '-days', '1', ...newKey, ...about, '-out', certificate];
  execFileSync('openssl', ['req', ...options], { stdio: 'pipe' });
  return { authority: readFileSync(certificate), certificate, key };
}
