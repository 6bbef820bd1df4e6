import { type Citation, citationOf } from '../answer/answer.ts';
import { type LessonIndex, type OpenIndex, openIndex } from '../answer/lesson-index.ts';
import { renderUnits } from '../answer/passage.ts';
import { countWords } from '../text/normalise.ts';
import { NEAREST_INTRODUCED, placeText } from './wording.ts';

export interface ClosestPlace {
  markdown: string;
  citations: Citation[];
}

/** Below this nothing in the lesson is near the question, whatever comes nearest. */
const NEAR = 0.32;
const MOST_WORDS = 80;

/**
 * The place that comes closest to a question by its meaning, as someone outside the engine measured it for each unit of
 * the index. It is told as the closest and never as the answer: meaning tells which place, not whether it answers.
 */
export function closestPlace(index: LessonIndex, closeness: readonly number[]): ClosestPlace | null {
  const open = openIndex(index);
  let best = 0;
  closeness.forEach((value, unit) => {
    if (value > closeness[best]!) best = unit;
  });
  if (!((closeness[best] ?? 0) >= NEAR)) return null;
  const citation = citationOf(best, index.units[best]!, open);
  const passage = renderUnits(spanAround(best, closeness, open), open);
  const quoted = passage.replace(/^/gm, '> ');
  return { markdown: `${NEAREST_INTRODUCED}\n\n${quoted}\n\n(*${placeText(citation)}*)`, citations: [citation] };
}

/** The unit with those beside it in its paragraph, list or table, the closer one first, as long as it is read at a glance. */
function spanAround(
  unit: number,
  closeness: readonly number[],
  { index, blockOf, groupOf, groups, firstUnit }: OpenIndex,
) {
  const group = groups.get(groupOf[blockOf[unit]!]!)!;
  const [first, end] = [firstUnit[group.from]!, firstUnit[group.to + 1]!];
  let [from, to] = [unit, unit + 1];
  let words = countWords(index.units[unit]!);
  const valueAt = (at: number) => (at < first || at >= end ? Number.NEGATIVE_INFINITY : closeness[at]!);
  while (from > first || to < end) {
    const next = valueAt(from - 1) > valueAt(to) ? from - 1 : to;
    words += countWords(index.units[next]!);
    if (words > MOST_WORDS) break;
    if (next === to) to++;
    else from--;
  }
  return { from, to };
}
