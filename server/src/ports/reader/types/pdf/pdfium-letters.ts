/** Where TeX's own fonts keep ligatures and a few signs, in files that do not say what their codes mean. */
const ofTex: Record<string, string> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\r': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0010': '“',
  '\u0011': '”',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
  '\u0088': '•',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const texCodes = /[\u000b-\u0011\u0015\u0016\u001b-\u001f\u0088]/g;
/** An accent that was drawn as a letter of its own before the one that it belongs to: "rˆole". */
const apartAccents = /([\u02c6\u00b4\u02dc\u00a8\u00af\u02d8\u02d9\u02da\u02c7\u02dd])(\p{L})/gu;
const accents: Record<string, string> = {
  ˆ: '\u0302',
  '´': '\u0301',
  '˜': '\u0303',
  '¨': '\u0308',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˚': '\u030a',
  ˇ: '\u030c',
  '˝': '\u030b',
};

const plain = /^[\x20-\x7e]*$/;

/** Letters as they are meant, in files that do not say so. */
export function decoded(text: string): string {
  // Most text is plain, and there is much of it.
  if (plain.test(text)) return text;
  return text
    .replace(texCodes, (code) => ofTex[code] ?? code)
    .replace(apartAccents, (both, accent: string, letter: string) => {
      const whole = ((letter === 'ı' ? 'i' : letter) + (accents[accent] ?? '')).normalize('NFC');
      return [...whole].length === 1 ? whole : both;
    });
}
