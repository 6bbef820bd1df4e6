const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Spaces of all kinds, line ends included. */
const space = /[\s\u00a0\u2000-\u200a\u202f\u3000]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff\ufffe\uffff]/g;

const plain = /^[\x20-\x7e]*$/;

/** One line of clean text: whole letters (ẹ, ọ, ṣ as single characters), no ligatures, single spaces. */
export function cleanLine(text: string): string {
  // Most text is plain, and there is much of it.
  if (plain.test(text) && !text.includes('  ')) return text.trim();
  return text
    .replace(unseen, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(space, ' ')
    .replace(/ (?=\p{M})/gu, '')
    .normalize('NFC')
    .trim();
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: their presence tells text from other bytes
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u0081\u008d\u008f\u0090\u009d]/;

/** The text of a file that is nothing but text, or null if it is something else. */
export function decodePlainText(bytes: Buffer): string | null {
  const text = decodeUtf16(bytes) ?? decode(bytes, 'utf-8') ?? decodeWindows1252(bytes);
  return text === null || binary.test(text) ? null : text;
}

const upperWindows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand: Node's own decoder takes this encoding for Latin-1, which has no quotation marks, dashes or euro sign. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (character) => upperWindows1252[character.charCodeAt(0) - 0x80] ?? character);
}

function decodeUtf16(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be');
  const order = unmarkedOrder(bytes);
  return order && decode(bytes, order);
}

/** Some programs leave the mark out. Every other byte of most Latin letters is zero then, and of no other text. */
function unmarkedOrder(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length % 2 === 1) return null;
  const sample = bytes.subarray(0, 8192);
  let [first, second] = [0, 0];
  for (let at = 0; at < sample.length; at += 2) {
    if (sample[at] === 0) first += 1;
    if (sample[at + 1] === 0) second += 1;
  }
  const isMost = (zeros: number) => zeros > sample.length / 4;
  const isNone = (zeros: number) => zeros <= sample.length / 200;
  if (isMost(second) && isNone(first)) return 'utf-16le';
  return isMost(first) && isNone(second) ? 'utf-16be' : null;
}

function decode(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
