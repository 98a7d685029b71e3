import { createHash, timingSafeEqual } from 'node:crypto';

export function hasBearer(request: Request, secret: string): boolean {
  return isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`);
}

/** Compares hashes, so that timing reveals nothing about a guess, not even its length. */
export function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
