import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../backend/settings.ts';
import { type RunningServer, startServer } from '../backend/start-server.ts';
import { contactChoiceLabel } from '../catalogue/contact-choices.ts';
import { company } from '../content/company.ts';

/**
 * Serves the built site, or one in another folder, on a free port with its own data folder, for screenshots and measurements.
 * Stopping removes the data.
 */
export async function serveSite(siteDir = process.env['SITE_DIR']): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'going-'));
  const variables = {
    SITE_DIR: siteDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG: 'none',
    SMTP_URL: 'files',
  };
  const result = readSettings(variables, company);
  if (!result.ok) throw new Error(result.reason);
  const server = await startServer(result.settings, {
    log: () => {},
    companyName: company.name,
    packageLabel: contactChoiceLabel,
  });
  await server.compressed;
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}
