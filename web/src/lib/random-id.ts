/** A name that nothing else has. `crypto.randomUUID` is missing on plain http, which a classroom may well use. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
