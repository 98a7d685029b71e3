import { answeredPath } from '../../catalogue/finder.ts';
import { redirects } from '../../content/redirects.ts';
import { cleanPath, createPageFinder, decodePath, languageStart, redirectLocation } from '../../domain/find-page.ts';
import { NOT_FOUND } from '../../domain/visits.ts';
import { cacheControl, DATA_HEADERS, pageHeaders } from './headers.ts';
import { createBodies, type Encoding, type SiteFile, type SiteFiles } from './site-files.ts';

export type PageRequest = {
  method: string;
  /** The requested path, percent-encoded, without the query. */
  path: string;
  /** The query with its `?`, or empty. */
  query: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  purpose: string | undefined;
};

/** Plain data, because a `Response` costs more than everything else in serving from memory. */
export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | null;
  /** The path of the page that is answered, or {@link NOT_FOUND}; absent for redirects and files. */
  page?: string;
};

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
const NOT_FOUND_FILE = '404.html';

/** Makes the function that serves the built site. Paths are looked up, never opened. */
export function createPages(files: SiteFiles, fixedHeaders = pageHeaders()): (request: PageRequest) => PageAnswer {
  const bodyOf = createBodies();
  const byPath = new Map(
    [...files].filter(([name]) => !name.endsWith(NOT_FOUND_FILE)).map(([name, file]) => [cleanPath(`/${name}`), file]),
  );
  const has = (path: string) => byPath.has(path);
  const find = createPageFinder(redirects, has);

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...DATA_HEADERS, allow: 'GET, HEAD', 'content-length': '0' }, body: null };
    }
    const path = decodePath(request.path);
    const language = languageStart(path, has);
    const answered = answeredPath(path.slice(language.length), request.query);
    if (answered && has(language + answered))
      return redirect(redirectLocation(language + answered, request.query), 303);
    const found = find(path);
    if (found.kind === 'redirect') return redirect(redirectLocation(found.to, request.query));
    const file = found.kind === 'page' && byPath.get(found.path);
    if (file) {
      const answer = answerFile(file, 200, path, request);
      return isPage(file) ? { ...answer, page: found.path } : answer;
    }
    const notFound = files.get(`${language.slice(1)}/${NOT_FOUND_FILE}`) ?? files.get(NOT_FOUND_FILE);
    if (notFound) return { ...answerFile(notFound, 404, '/404', request), page: NOT_FOUND };
    return { status: 404, headers: { ...DATA_HEADERS, 'content-length': '0' }, body: null };
  };

  function answerFile(file: SiteFile, status: 200 | 404, path: string, request: PageRequest): PageAnswer {
    const encoding = chooseEncoding(request.acceptEncoding, file.isCompressed ? ENCODINGS : []);
    // Each encoding has its own strong ETag (RFC 9110, 8.8.3.3).
    const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
    const headers: Record<string, string> = {
      ...fixedHeaders,
      'cache-control': cacheControl(path, file.type, status === 200 && isPrefetch(request)),
      etag,
      vary: 'Accept-Encoding',
      // Range requests get the whole page, which is allowed (RFC 9110, 14.2).
      'accept-ranges': 'none',
    };
    if (status === 200 && alreadyHas(request.ifNoneMatch, etag)) return { status: 304, headers, body: null };
    const body = bodyOf(file, encoding);
    headers['content-type'] = file.type;
    headers['content-length'] = String(body.length);
    if (encoding) headers['content-encoding'] = encoding;
    return { status, headers, body: request.method === 'HEAD' ? null : body };
  }
}

export function isPrefetch({ purpose }: Pick<PageRequest, 'purpose'>): boolean {
  return purpose?.startsWith('prefetch') === true;
}

function isPage({ type }: SiteFile): boolean {
  return type.startsWith('text/html');
}

function redirect(location: string, status: 303 | 308 = 308): PageAnswer {
  return { status, headers: { ...DATA_HEADERS, location, 'content-length': '0' }, body: null };
}

/** The first of `available` that `Accept-Encoding` (RFC 9110, 12.5.3) names and does not rule out. */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [coding = '', weight = 'q=1'] = part.split(';').map((text) => text.trim());
      return Number(weight.replace('q=', '')) > 0 ? coding : [];
    });
  return available.find((encoding) => accepted.includes(encoding)) ?? null;
}

function alreadyHas(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
