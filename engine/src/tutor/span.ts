import type { OpenIndex } from '../answer/lesson-index.ts';
import { renderUnits } from '../answer/passage.ts';
import { LEANS_BACK } from '../answer/places.ts';
import { countWords } from '../text/normalise.ts';
import { sectionOf } from './topic.ts';

/** A run of units: `to` is the first that is no longer of it. */
export interface Span {
  from: number;
  to: number;
}

export const wordsIn = ({ from, to }: Span, { index }: OpenIndex): number => {
  let sum = 0;
  for (let unit = from; unit < to; unit++) sum += countWords(index.units[unit]!);
  return sum;
};

const PROSE = new Set(['paragraph', 'note', 'quote']);
export const isProse = (unit: number, { index, blockOf }: OpenIndex): boolean =>
  PROSE.has(index.blocks[blockOf[unit]!]!.k);

/** A unit with the one before where it cannot be read without it, as far as they stand in one block. */
export function readable(unit: number, open: OpenIndex): Span {
  const { blockOf, index } = open;
  let from = unit;
  while (from > 0 && blockOf[from - 1] === blockOf[unit] && LEANS_BACK.test(index.units[from]!) && unit - from < 2)
    from--;
  return { from, to: unit + 1 };
}

/** Goes on with what follows in the section, up to so many words; what is shown already ends it. */
export function grown(
  span: Span,
  words: number,
  open: OpenIndex,
  isShown: (unit: number) => boolean = () => false,
): Span {
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  const section = sectionOf(span.from, open);
  let size = wordsIn(span, open);
  let { to } = span;
  while (to < index.units.length && sectionOf(to, open) === section && !isShown(to)) {
    const more = countWords(index.units[to]!);
    if (size + more > words) break;
    // "… as follows:" is not worth beginning where nothing of what follows has room.
    const end = firstUnit[groups.get(groupOf[blockOf[to]!]!)!.to + 1]!;
    if (/:$/.test(index.units[to]!) && to + 1 < end && size + more + countWords(index.units[to + 1]!) > words) break;
    size += more;
    to++;
  }
  return { from: span.from, to };
}

/** A sentence that no reply has room for is broken off between two words. */
export const LONGEST_SENTENCE = 80;

/** The units as Markdown, what is too long broken off. */
export function quoted(span: Span, open: OpenIndex): string {
  const text = renderUnits(span, open);
  if (countWords(text) <= LONGEST_SENTENCE || span.to - span.from > 1) return text;
  return `${text.split(/\s+/).slice(0, LONGEST_SENTENCE).join(' ')} …`;
}
