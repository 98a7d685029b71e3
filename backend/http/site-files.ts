import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gzipSync, constants as zlib } from 'node:zlib';

const MEDIA_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  woff2: 'font/woff2',
  woff: 'font/woff',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

const COMPRESSED_ALREADY = /^(?:image\/(?!svg|x-icon)|font\/|video\/)|^application\/(?:pdf|octet-stream)/;

/** A file's media type by name; unknown extensions get one that no browser runs or displays. */
export function mediaType(name: string): string {
  return MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

export type Encoding = 'br' | 'gzip';

export type SiteFile = {
  body: Uint8Array;
  isCompressed: boolean;
  type: string;
  hash: string;
};

/** The built site by file name, such as `checkout/kickoff/payment.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const NOT_SERVED = ['_headers', '_redirects'];
const LEAST_BYTES_TO_COMPRESS = 256;
const DERIVED_BYTES = 1024 * 1024;

/** Reads all files of a folder into memory, and of a file `x` with an `x.br` beside it only that one. Throws if that fails. */
export function readSiteFiles(folder: string): SiteFiles {
  const paths = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (entry.isFile() && !NOT_SERVED.includes(name)) paths.set(name, path);
  }
  const files = new Map<string, SiteFile>();
  for (const [name, path] of paths) {
    if (name.endsWith('.br') && paths.has(name.slice(0, -3))) continue;
    const compressed = paths.get(`${name}.br`);
    const body = readFileSync(compressed ?? path);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    files.set(name, { body, isCompressed: compressed !== undefined, type: mediaType(name), hash });
  }
  return files;
}

export function isWorthCompressing(name: string, body: Uint8Array): boolean {
  return !COMPRESSED_ALREADY.test(mediaType(name)) && body.length >= LEAST_BYTES_TO_COMPRESS;
}

/** One file at a time in the background, so that the server answers at once. */
export async function compressSiteFiles(files: SiteFiles, signal: AbortSignal): Promise<void> {
  for (const [name, file] of files) {
    if (file.isCompressed || !isWorthCompressing(name, file.body)) continue;
    if (signal.aborted) return;
    const body = await brotli(file.body);
    if (body.length < file.body.length) Object.assign(file, { body, isCompressed: true });
  }
}

export function brotli(body: Uint8Array): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export function createBodies(): (file: SiteFile, encoding: Encoding | null) => Uint8Array {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;
  return (file, encoding) => {
    if (!file.isCompressed || encoding === 'br') return file.body;
    const key = `${file.hash} ${encoding}`;
    const body = kept.get(key) ?? (encoding === 'gzip' ? gzipSync(plainBody(file), { level: 9 }) : plainBody(file));
    // The oldest is the first.
    if (!kept.delete(key)) bytes += body.length;
    kept.set(key, body);
    for (const [oldest, { length }] of kept) {
      if (bytes <= DERIVED_BYTES) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return body;
  };
}

function plainBody({ body, isCompressed }: SiteFile): Uint8Array {
  return isCompressed ? brotliDecompressSync(body) : body;
}

export function findInPage(files: SiteFiles, link: string, pattern: RegExp): string | undefined {
  const page = files.get(`${link.slice(1) || 'index'}.html`);
  return page && pattern.exec(Buffer.from(plainBody(page)).toString())?.[1];
}
