/** For each side, once the new address is confirmed. */
export const pointsEach = 50;

/** Without the letters and digits that are mistaken for each other when read aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** A code from random bytes; one byte a character is even enough for what a code protects, which is nothing. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Codes are typed from posters and read out: their case and the spaces around them do not matter. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}
