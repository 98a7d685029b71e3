import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../backend/settings.ts';
import { type RunningServer, startServer } from '../backend/start-server.ts';
import { company } from '../content/company.ts';
import { contactChoiceLabel } from '../content/contact-choices.ts';

/** Serves the built site on a free port with a data folder of its own, for pictures and measurements. */
export async function serveSite(): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'going-'));
  const variables = { SITE_DIR: process.env['SITE_DIR'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG: 'none' };
  const result = readSettings(variables, company);
  if (!result.ok) throw new Error(result.reason);
  const server = await startServer(result.settings, {
    log: () => {},
    companyName: company.name,
    packageLabel: contactChoiceLabel,
  });
  await server.compressed;
  return server;
}
