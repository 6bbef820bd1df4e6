import type { Gapped } from '../../facts/gaps.ts';
import { contentStems } from '../../text/stems.ts';
import { wordedFigure } from '../options/worded-figures.ts';
import type { Candidate } from '../types.ts';

/** "more than half", "up to a fifth", "sixty to seventy", "can replace a third": other numbers are true as well. */
const OPEN =
  /\b(?:than|over|under|least|most|up to|as much as|as many as|within|above|below|almost|nearly|or|first|second|another|every|other|can replace|can \p{Ll}+) $|\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:to|and) $/u;
/** What "may" be so, and what a second figure tells, leaves room for others. */
const LOOSE = /\b(?:may|might|could|or|example|perhaps|say)\b/;
/** "half of the weight": of what? "a third of those who die": of what? */
const OF_UNSAID =
  /^ of (?:those|the (?:weight|total|volume|time|cost|price|amount|number|length|size|load|rate|rest|whole)(?! (?:of|that|which)\b))/;
const SEGMENT = /,? (?:because|since|whereas|while|so that|although|though|but|which|whose|where|when|if) |, /g;

/** The part of a statement in which a place lies, between commas and the words that open a clause. */
function segmentAround(text: string, start: number, end: number): string {
  let [from, to] = [0, text.length];
  for (const match of text.matchAll(SEGMENT)) {
    if (match.index + match[0].length <= start) from = match.index;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return text.slice(from, to);
}

function questionAt({ text, from, standing, origin }: Gapped, start: number): Candidate | null {
  const figure = wordedFigure(text.slice(start));
  if (!figure || OPEN.test(text.slice(0, start))) return null;
  const end = start + figure.right.length;
  if (OF_UNSAID.test(text.slice(end))) return null;
  if (LOOSE.test(segmentAround(text, start, end))) return null;
  return {
    form: 'quantity',
    stem: `Which option correctly completes this statement? “${text.slice(0, start)}_____${text.slice(end)}.”`,
    answer: figure.right,
    distractors: figure.wrong,
    difficulty: 'easy',
    weight: 2.9 + Math.min(0.8, standing * 0.2),
    about: origin.sentence,
    subject: contentStems(text.slice(0, from)).join(' '),
    origin,
  };
}

/**
 * "Which option completes this statement?" with other shares or round numbers. Other words are not left out: too often
 * one of their class fits as well, or the one that does is not what the sentence is about.
 */
export function gapQuestions(sentences: readonly Gapped[]): Candidate[] {
  return sentences.flatMap((gapped) => {
    const found = gapped.words.map(({ start }) => questionAt(gapped, start)).filter((one) => one !== null);
    return found.slice(-1);
  });
}
