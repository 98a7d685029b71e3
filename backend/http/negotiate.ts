export type Encoding = 'br' | 'gzip';

/**
 * Chooses the first available encoding, the smallest, that `Accept-Encoding` (RFC 9110, 12.5.3) names and does not rule out. Null
 * for none.
 */
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

/** Whether `If-None-Match` names the ETag or any. */
export function alreadyHas(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
