import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../log.ts';
import type { MailTransport } from './mail.ts';
import { toNodemailer } from './nodemailer-message.ts';

const COMPOSER = {
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/**
 * Writes each mail as an `.eml` file into a folder created on demand. The name is the mail's time and id, so a repeated mail
 * is still one file.
 */
export function createFileTransport(folder: string): MailTransport {
  return {
    async send(mail) {
      try {
        // Loaded with the first mail, as by the other transport.
        const { createTransport } = await import('nodemailer');
        const { message } = await createTransport(COMPOSER).sendMail(toNodemailer(mail));
        if (!(message instanceof Uint8Array)) throw new Error('The mail was not composed as a whole.');
        const time = mail.date.toISOString().replaceAll(':', '-');
        const id = mail.messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '');
        const path = join(folder, `${time}-${id}.eml`);
        await mkdir(folder, { recursive: true });
        // Written under a temporary name first, so that nobody reads a partial mail.
        await writeFile(`${path}.part`, message, { flush: true, mode: 0o600 });
        await rename(`${path}.part`, path);
        return { kind: 'written' };
      } catch (error) {
        return { kind: 'unreachable', reason: reasonOf(error) };
      }
    },
  };
}
