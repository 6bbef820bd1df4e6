import type { ScannedLine, ScannedPage } from '../../../ports/scanner/port.ts';
import { bare } from './suggestions.rules.ts';

/** What people said that words are, by the words' ids. */
type Corrections = Readonly<Record<string, string>>;

const shortestKnown = 4;
const mostKnown = 400;

export const wordId = (line: number, word: number) => `${line}-${word}`;

/** Words to check that nobody has checked. */
export function countDoubts(lines: readonly ScannedLine[], corrections: Corrections): number {
  const ofLine = ({ words }: ScannedLine, line: number) =>
    words.filter(({ isDoubtful }, word) => isDoubtful && corrections[wordId(line, word)] === undefined).length;
  return lines.reduce((sum, line, number) => sum + ofLine(line, number), 0);
}

/** Only what is said of words that are there. */
export function knownCorrections(lines: readonly ScannedLine[], said: { id: string; text: string }[]): Corrections {
  const ids = new Set(lines.flatMap(({ words }, line) => words.map((_, word) => wordId(line, word))));
  return Object.fromEntries(said.filter(({ id }) => ids.has(id)).map(({ id, text }) => [id, text]));
}

/** The page as people corrected it. */
export function corrected(page: ScannedPage, corrections: Corrections): ScannedPage {
  const lines = page.lines.map((line, number) => {
    const words = line.words.flatMap((word, at) => {
      const said = corrections[wordId(number, at)];
      if (said === undefined) return [word];
      return said ? [{ ...word, text: said, isDoubtful: false }] : [];
    });
    return { ...line, words };
  });
  return { ...page, lines: lines.filter(({ words }) => words.length > 0) };
}

/** What was read with certainty and is long enough to be told from another word, once each. */
export function sureWords(lines: readonly ScannedLine[]): string[] {
  const words = new Set<string>();
  for (const { text, isDoubtful } of lines.flatMap((line) => line.words)) {
    const { word } = bare(text);
    if (!isDoubtful && word.length >= shortestKnown && words.size < mostKnown) words.add(word.toLowerCase());
  }
  return [...words];
}
