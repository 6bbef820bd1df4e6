import type { OpenIndex } from '../answer/lesson-index.ts';
import { parseQuestion } from '../answer/question.ts';
import { givesReason } from '../answer/unit-features.ts';
import { countWords } from '../text/normalise.ts';
import { isProse } from '../tutor/span.ts';

/** Below this a text has nothing about the question; docs/decisions/049 shows what each line keeps and lets through. */
export const NEAR = 0.3;
export const MOST_PLACES = 3;
/** What comes less close than this share of the first only fills the screen. */
const SHARE_OF_FIRST = 0.8;
const WORTH_OF_REASON = 0.05;

/** A question of the text itself, an exercise say, comes closest of all and answers nothing. */
const ASKS = /\?["”’)*]*$/;

/** A title that was set as a paragraph or as the only point of a list: it comes close and says nothing. */
const TITLE_WORDS = 10;
const isTitle = (unit: number, { index, blockOf }: OpenIndex) => {
  const { k, n } = index.blocks[blockOf[unit]!]!;
  const text = index.units[unit]!;
  return (
    (k === 'paragraph' || k === 'list') && n === 1 && !/[.!:;]["”’)*]*$/.test(text) && countWords(text) <= TITLE_WORDS
  );
};

/** The unit that comes closest in each paragraph, list or table with what it is joined to, the closest of all first. */
export function closestUnits(closeness: readonly number[], open: OpenIndex): number[] {
  const { index, blockOf, groupOf } = open;
  const best = new Map<number, number>();
  closeness.forEach((value, unit) => {
    if (ASKS.test(index.units[unit]!) || isTitle(unit, open)) return;
    const group = groupOf[blockOf[unit]!]!;
    const known = best.get(group);
    if (known === undefined || value > closeness[known]!) best.set(group, unit);
  });
  return [...best.values()].sort((a, b) => closeness[b]! - closeness[a]!);
}

/** Those of them that are near enough to be shown, and not far behind the first. */
export function nearUnits(closeness: readonly number[], open: OpenIndex, question: string): number[] {
  const asksWhy = parseQuestion(question).kind === 'why';
  const units = closestUnits(closeness, open);
  const least = Math.max(NEAR, SHARE_OF_FIRST * (closeness[units[0]!] ?? 0));
  return units
    .filter((unit) => closeness[unit]! >= least)
    .slice(0, MOST_PLACES)
    .map((unit) => (asksWhy ? reasonBeside(unit, closeness, open) : unit));
}

/** A sentence of the same paragraph that gives a reason, where it comes nearly as close: what is asked why is asked for it. */
function reasonBeside(unit: number, closeness: readonly number[], open: OpenIndex): number {
  const { index, blockOf, firstUnit } = open;
  if (!isProse(unit, open)) return unit;
  const worth = (at: number) => closeness[at]! + (givesReason(index.units[at]!) ? WORTH_OF_REASON : 0);
  const [first, end] = [firstUnit[blockOf[unit]!]!, firstUnit[blockOf[unit]! + 1]!];
  let best = unit;
  for (let at = first; at < end; at++) if (!ASKS.test(index.units[at]!) && worth(at) > worth(best)) best = at;
  return best;
}
