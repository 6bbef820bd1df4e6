import type { Place } from '../document.ts';
import type { Section } from '../text/sections.ts';
import { type Line, letterIn, linesOf, splitOptions } from './lines.ts';

/** A question as it stands in the text, before its answer is looked for. */
export interface Draft {
  number: number;
  stem: string;
  options: string[];
  answer: string | null;
  sectionId: string;
  place?: Place;
}

const ANSWER = /^(?:correct )?ans(?:wer)?\s*[:.=-]\s*(?=\S)/i;
const FEWEST_WORDS = 3;

/** The questions of a section in order; those without a number of their own go on counting from the one before. */
export function readQuestions(section: Section, counted: number): Draft[] {
  const drafts: Draft[] = [];
  for (const line of linesOf(section)) {
    const last = drafts.at(-1);
    const answer = ANSWER.exec(line.text);
    if (answer && last) {
      last.answer = line.text.slice(answer[0].length);
      continue;
    }
    const more = last && line.number === null ? splitOptions(line.text, last.options.length) : null;
    if (last && more && more.stem === '' && more.options.length > 0) last.options.push(...more.options);
    else if (isQuestion(line)) {
      const { stem, options } = splitOptions(line.text);
      drafts.push({
        number: line.number ?? (last?.number ?? counted) + 1,
        stem,
        options,
        answer: null,
        sectionId: section.id,
        ...(line.place ? { place: line.place } : {}),
      });
    }
  }
  return drafts;
}

const isQuestion = ({ text, number, isItem }: Line) =>
  (number !== null || isItem || /\?$/.test(text)) && text.split(' ').length >= FEWEST_WORDS;

/** "1. B  2. C  3. A" on one line. */
const PAIR = /(\d{1,3})\s*[.):–-]?\s*\(?([A-Ea-e])\)?(?=$|[\s,;.])/g;

/** The answers of a key by their numbers: letters, or words. */
export function readKey(section: Section): Map<number, string> {
  const key = new Map<number, string>();
  let counted = 0;
  for (const { text, number, isItem } of linesOf(section)) {
    const whole = number === null ? text : `${number}. ${text}`;
    const pairs = [...whole.matchAll(PAIR)];
    if (pairs.length > 1 && pairs.reduce((sum, [pair]) => sum + pair.length, 0) > whole.length / 2) {
      for (const [, at, letter] of pairs) key.set(Number(at), letter!);
      continue;
    }
    if (number === null && !isItem && letterIn(text) === null) continue;
    counted = number ?? counted + 1;
    if (!key.has(counted)) key.set(counted, text);
  }
  return key;
}
