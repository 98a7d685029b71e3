/** A new key that names a message. Not `crypto.randomUUID`, which exists in secure contexts only. */
export function newMessageKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
