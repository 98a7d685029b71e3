import { join } from 'node:path';

/** Where mails are written while no mail server is configured. */
export function mailFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'mail');
}
