import { join } from 'node:path';

/** Where mails are written as files while no mail server is set. */
export function mailFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'mail');
}
