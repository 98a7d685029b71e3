import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Opens an address in the owner's browser, by way of a file that only this user can read, because other users can read the
 * arguments of a program. Resolves with a function that removes the file.
 */
export async function openBrowser(address: string): Promise<() => Promise<void>> {
  const { folder, path } = await writeRedirect(address);
  const [command, ...args] = opener(pathToFileURL(path).href);
  // Without a browser, the owner uses the printed address.
  if (command)
    spawn(command, args, { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref();
  return () => rm(folder, { recursive: true, force: true });
}

/** Writes a page that redirects to an address into a folder of its own. */
export async function writeRedirect(address: string): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'going-desk-'));
  const path = join(folder, 'desk.html');
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}"><title>The desk</title>`;
  await writeFile(path, page, { mode: 0o600 });
  return { folder, path };
}

function opener(url: string): string[] {
  if (process.platform === 'darwin') return ['open', url];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  // Elsewhere `xdg-open` may start a browser in the terminal.
  return process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'] ? ['xdg-open', url] : [];
}
