/** Whether a request carries `Authorization: Bearer …` with this secret. */
export function hasBearer(request: Request, secret: string): Promise<boolean> {
  return isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`);
}

/** Compares hashes, so that timing reveals nothing about a guess. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
  const [left, right] = [new Uint8Array(a as ArrayBuffer), new Uint8Array(b as ArrayBuffer)];
  return left.every((byte, index) => byte === right[index]);
}
