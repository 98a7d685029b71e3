import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Erases mail files written at `before` or earlier (ms since 1970); resolves with their number. */
export function eraseOldMailFiles(folder: string, before: number): Promise<number> {
  return eraseFiles(folder, async (path) => (await stat(path)).mtimeMs <= before);
}

/** Erases the mail files of these messages, whose names end in the message id; resolves with their number. */
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
