import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Certificate = ReturnType<typeof signCertificate>;

/** Makes a certificate for names in a folder, signed by a new authority, both valid for a day. */
export function signCertificate(folder: string, names: readonly string[]) {
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = (name: string) => ['-subj', `/CN=${name}`];
  openssl('req', '-x509', ...newKey, '-days', '1', ...subject('Test'), '-keyout', 'ca.key', '-out', 'ca.pem');
  openssl('req', ...newKey, ...subject(names[0] ?? ''), '-keyout', 'site.key', '-out', 'site.csr');
  writeFileSync(path('names'), `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '1', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'site.csr', ...signed, '-out', 'site.pem');
  return { authority: readFileSync(path('ca.pem')), certificate: path('site.pem'), key: path('site.key') };
}
