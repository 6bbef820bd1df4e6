import type { PaperLine } from './line.ts';
import type { PaperQuestion, PaperText } from './paper.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? [];

/** Words that say what a thing is, and are kept as such: as the number, the marks, the key, the name of a reason. */
const NAMES = new Set(
  'question quest qn que no number ans answer is the key correct right option explanation reason solution working note why because marks mark mks mrks mrk mk pts pt points point total each'.split(
    ' ',
  ),
);

/** The lines of a question of which a word is in none of what was read from them: nothing is dropped in silence. */
export function lostLines(
  lines: readonly PaperLine[],
  questions: readonly PaperQuestion[],
  strays: readonly PaperText[],
): PaperLine[] {
  const left = new Map<string, number>();
  const keep = (text: string | number | null) => {
    for (const word of wordsOf(String(text ?? ''))) left.set(word, (left.get(word) ?? 0) + 1);
  };
  for (const { number, text, options, key, marks, stem, reason } of questions) {
    for (const said of [number, text, key, marks, stem, reason]) keep(said);
    for (const option of options) keep(option.text);
  }
  for (const { text } of strays) keep(text);
  return lines.filter(({ text }) => {
    let isLost = false;
    for (const word of wordsOf(text)) {
      const count = left.get(word) ?? 0;
      if (count > 0) left.set(word, count - 1);
      else isLost ||= !NAMES.has(word);
    }
    return isLost;
  });
}
