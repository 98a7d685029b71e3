import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../log.ts';
import { type MailTransport, toNodemailer } from './mail.ts';

const COMPOSER = {
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/** The name is the mail's time and id, so a repeated mail is still one file. */
export function createFileTransport(folder: string): MailTransport {
  return {
    async send(mail) {
      try {
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

/** Erases mail files written at `before` or earlier (ms since 1970); resolves with their number. */
export function eraseOldMailFiles(folder: string, before: number): Promise<number> {
  return eraseFiles(folder, async (path) => (await stat(path)).mtimeMs <= before);
}

export function eraseMailFiles(folder: string, messageIds: readonly string[]): Promise<number> {
  const ids = new Set(messageIds);
  return eraseFiles(folder, async (path) => ids.has(ID_IN_NAME.exec(path)?.[1] ?? ''));
}

// After the time, which ends in `Z`: see the file transport. Acknowledgements have a prefix.
const ID_IN_NAME = /Z-(?:acknowledgement-)?([\w-]+)\.eml(?:\.part)?$/;

async function eraseFiles(folder: string, isMeant: (path: string) => Promise<boolean>): Promise<number> {
  // Without mails there is no folder. Other kinds of files are not ours.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.eml(\.part)?$/.test(name));
  let erased = 0;
  for (const path of names.map((name) => join(folder, name))) {
    if (!(await isMeant(path))) continue;
    await rm(path, { force: true });
    erased += 1;
  }
  return erased;
}
