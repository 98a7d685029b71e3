import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export function isRootOnDebian(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release);
}

/** Finds a program, or installs it from Debian packages as root. Throws the sentence, which says what to do. */
export function findOrInstall(find: () => string | undefined, what: string, packages: string[], sentence: string) {
  if (find() === undefined && isRootOnDebian()) installFromDebian(what, packages);
  const found = find();
  if (found === undefined) throw new Error(sentence);
  return found;
}

/** Installs Debian packages without starting their services, after an update of the lists where it takes one. Throws if
    apt-get fails. */
export function installFromDebian(what: string, packages: string[]): void {
  console.log(`Installing ${what} from the Debian packages …`);
  // In run level 1 package scripts start no services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=300', '--no-install-recommends'];
  const install = (stderr: 'ignore' | 'inherit') =>
    execFileSync('apt-get', ['install', ...options, ...packages], { stdio: ['ignore', 'ignore', stderr], env });
  try {
    install('ignore');
  } catch {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    install('inherit');
  }
}
