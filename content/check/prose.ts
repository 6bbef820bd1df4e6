import type { Line } from '../courses/form/source.ts';
import type { Say } from './faults.ts';

/** Words as a reader meets them: a formula is one, whatever its length. */
export function countWords(text: string): number {
  return text.replace(/\$[^$\n]+\$/g, ' formula ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Formulas on lines of their own are one word each, and their TeX is none. */
export function withoutDisplays(lines: Line[]): Line[] {
  let inside = false;
  return lines.flatMap((line) => {
    if (line.text.trim() !== '$$') return inside ? [] : [line];
    inside = !inside;
    return inside ? [{ text: '$formula$', at: line.at }] : [];
  });
}

export interface Sentence {
  at: number;
  words: number;
  text: string;
}

/** The sentences of paragraphs and list items. Tables, headings and formulas on their own lines are none. */
export function sentencesOf(lines: Line[]): Sentence[] {
  const texts: Line[] = [];
  let open = false;
  for (const { text, at } of withoutDisplays(lines)) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(text);
    const stop = text.trim() === '' || text.startsWith('|') || text === '$formula$' || text.startsWith('#');
    if (item) texts.push({ text: item[1]!, at });
    else if (!stop && open) texts.at(-1)!.text += ` ${text}`;
    else if (!stop) texts.push({ text: text.replace(/^>\s?/, ''), at });
    open = !stop;
  }
  return texts.flatMap(({ text, at }) =>
    text
      // A formula may hold full stops; emphasis would hide the capital that a sentence begins with.
      .replace(/\$[^$\n]+\$/g, 'formula')
      .replace(/[*_]+/g, '')
      .split(/(?<=[.!?:;]["”’)]*)\s+(?=["“(]?[\p{Lu}\p{N}])/u)
      .map((sentence) => ({ at, text: sentence, words: countWords(sentence) }))
      .filter(({ words }) => words > 0),
  );
}

/** At most this many words, and only a few sentences may have more than `COMFORTABLE`. */
const LONGEST = 32;
const COMFORTABLE = 22;
const LONG_SHARE = 0.12;

export function checkReadability(lines: Line[], say: Say): void {
  const sentences = sentencesOf(lines);
  for (const { at, words, text } of sentences) {
    if (words > LONGEST) say(at, `a sentence of ${words} words ("${text.slice(0, 40)}…"): say it in two`);
  }
  const long = sentences.filter(({ words }) => words > COMFORTABLE);
  if (long.length > LONG_SHARE * sentences.length) {
    const where = long.map(({ at }) => at).join(', ');
    say(
      long[0]!.at,
      `${long.length} of ${sentences.length} sentences have more than ${COMFORTABLE} words (lines ${where}): shorten some`,
    );
  }
}

/** What no text of a course has. */
export function checkPlainness(lines: Line[], say: Say): void {
  for (const { text, at } of lines) {
    const bare = text.replace(/\$[^$]*\$|`[^`]*`/g, ' ');
    if (/<[a-z/!]/i.test(bare)) say(at, 'HTML is not read: write Markdown');
    if (/https?:|www\.|\]\(/.test(bare)) say(at, 'no links: a lesson must be whole by itself');
  }
}
