/**
 * SHA-256 by hand: the browser's own is missing where a class is held over plain http, and answers late where it is there.
 * For a few kilobytes; in base64url, as the server writes it.
 */

const fractionOf = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;

/** The first bits of the roots of the first primes, which is what the standard calls its constants. */
function constants(): { start: number[]; rounds: number[] } {
  const primes: number[] = [];
  for (let next = 2; primes.length < 64; next++) if (primes.every((prime) => next % prime)) primes.push(next);
  return {
    start: primes.slice(0, 8).map((p) => fractionOf(p ** 0.5)),
    rounds: primes.map((p) => fractionOf(p ** (1 / 3))),
  };
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const { start, rounds } = constants();
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = start;
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n++) {
      if (n < 16) words[n] = view.getInt32(block + n * 4);
      else {
        const [x = 0, y = 0] = [words[n - 15], words[n - 2]];
        const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        words[n] = (words[n - 16] ?? 0) + low + (words[n - 7] ?? 0) + high;
      }
      const one =
        h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[n] ?? 0) + (words[n] ?? 0);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] = ((state[n] ?? 0) + word) | 0;
  }
  const hash = new Uint8Array(new Int32Array(state.map(bigEndian)).buffer);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** Typed arrays hold words as the machine does, which is little-endian wherever a browser runs. */
const bigEndian = (word: number) => (word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff0000) | (word << 24);
