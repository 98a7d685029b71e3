import { contactChoiceLabel } from '../catalogue/contact-choices.ts';
import { company } from '../content/company.ts';
import { startOwnServer } from './running-server.ts';

/** Starts the real server on the built site (`SITE_DIR`, or `dist`), with more settings and its own data. */
export function startBuiltSite(more: Record<string, string>) {
  const variables = { HOST: '127.0.0.1', SITE_DIR: process.env['SITE_DIR'] ?? 'dist', ...more };
  return startOwnServer(variables, company, { log: () => {}, packageLabel: contactChoiceLabel });
}

/** Serves the built site for screenshots and measurements. */
export async function serveSite() {
  const server = await startBuiltSite({ SMTP_URL: 'files' });
  await server.compressed;
  return server;
}
