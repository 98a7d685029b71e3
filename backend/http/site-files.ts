import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { isCompressible, mediaType } from './media-types.ts';
import type { Encoding } from './negotiate.ts';

/** A file ready to send; encodings are added while the server is running. */
export type SiteFile = {
  body: Uint8Array;
  type: string;
  /** Hash of the content, without quotes. */
  hash: string;
  encoded: Partial<Record<Encoding, Uint8Array>>;
};

/** The built site by file name, such as `checkout/kickoff/payment.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

// Settings for static hosts, not pages.
const NOT_SERVED = ['_headers', '_redirects'];
const LEAST_BYTES_TO_COMPRESS = 256;

/** Reads all files of a folder into memory. Rejects if that fails. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, SiteFile>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || NOT_SERVED.includes(name)) continue;
    const body = await readFile(path);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    files.set(name, { body, type: mediaType(name), hash, encoded: {} });
  }
  return files;
}

/**
 * Adds compressed forms where smaller, one file at a time in the background, so that the server answers at once. Resolves
 * when done or when the signal aborts.
 */
export async function compressSiteFiles(files: SiteFiles, signal: AbortSignal): Promise<void> {
  for (const file of files.values()) {
    if (!isCompressible(file.type) || file.body.length < LEAST_BYTES_TO_COMPRESS) continue;
    for (const [encoding, compress] of COMPRESS) {
      if (signal.aborted) return;
      const encoded = await compress(file.body);
      if (encoded.length < file.body.length) file.encoded[encoding] = encoded;
    }
  }
}

/** Maximum brotli: compressed once, sent often. */
export function brotli(body: Uint8Array): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

const COMPRESS: readonly [Encoding, (body: Uint8Array) => Promise<Buffer>][] = [
  ['gzip', (body) => promisify(gzip)(body, { level: 9 })],
  ['br', brotli],
];

/** The first group of `pattern` in a built page, by its link; undefined if there is no such page or no match. */
export function findInPage(files: SiteFiles, link: string, pattern: RegExp): string | undefined {
  const page = files.get(`${link.slice(1) || 'index'}.html`);
  return page && pattern.exec(new TextDecoder().decode(page.body))?.[1];
}
