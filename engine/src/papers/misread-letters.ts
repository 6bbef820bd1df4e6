import type { PaperLine } from './line.ts';

/** "(@", "@)": an a in its brackets, as photographs are read. */
const A = /(?<=^|\s)(?:\(\s?@\s?\)?|@\))\s*(?=\S)/;
/** "(©", "©)", "©": a c in brackets. */
const C = /(?<=^|\s)(?:\(\s?©\s?\)?|©\)?)\s*(?=\S)/;
const B = /(?:^|\s)\(?\s?b\s?\)/i;
const D = /(?:^|\s)\(?\s?d\s?\)/i;
/** The next letter stands no further below. */
const REACH = 4;

/** Puts right the letters of options that a photograph shows as other signs, where their neighbours say what they are. */
export function mendLetters(lines: readonly PaperLine[]): PaperLine[] {
  return lines.map((line, at) => {
    if (!/[@©]/.test(line.text)) return line;
    const below = lines.slice(at + 1, at + 1 + REACH).map(({ text }) => text);
    const a = mended(line.text, A, 'a', (behind) => B.test(behind) || below.some((text) => B.test(text)));
    const text = mended(a, C, 'c', (behind) => D.test(behind) || below.some((one) => D.test(one)));
    return text === line.text ? line : { ...line, text, bold: undefined };
  });
}

function mended(text: string, sign: RegExp, letter: string, isFollowed: (behind: string) => boolean): string {
  const match = sign.exec(text);
  if (!match) return text;
  const behind = text.slice(match.index + match[0].length);
  return isFollowed(behind) ? `${text.slice(0, match.index)}(${letter}) ${behind}` : text;
}
