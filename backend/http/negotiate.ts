export type Encoding = 'br' | 'gzip';

/**
 * Chooses an encoding by `Accept-Encoding` (RFC 9110, 12.5.3): the most preferred available one, the smaller on a tie. Null
 * for none, even if the header rules that out: a page is more useful than an error.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
  if (header === undefined || available.length === 0) return null;
  const weights = parseWeights(header);
  const rest = weights.get('*');
  let best: Encoding | null = null;
  let bestWeight = 0;
  for (const encoding of available) {
    const weight = weights.get(encoding) ?? rest ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight];
  }
  return best !== null && bestWeight >= (weights.get('identity') ?? 0) ? best : null;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim());
    if (!coding) continue;
    const q = parameters.find((text) => text.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    // `x-gzip` is an alias (RFC 9110, 8.4.1.3).
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** Whether `If-None-Match` names the ETag or any. */
export function alreadyHas(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
