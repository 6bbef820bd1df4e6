import { SAME_WORD } from './concepts.ts';
import type { Ranking } from './rank.ts';

/** So many words show that it is the same question, and not one that is as short. */
const LEAST_WORDS = 2;

/** The sentence after one that asks the very question in a paragraph of the text: "Why did the Republic fall? Historians …" */
export function answerInText({ concepts, presences, open, candidates }: Ranking): number | undefined {
  const { units, blocks } = open.index;
  if (concepts.length < LEAST_WORDS) return undefined;
  const asking = candidates.find(
    ({ unit }) =>
      units[unit]!.endsWith('?') &&
      blocks[open.blockOf[unit]!]!.k === 'paragraph' &&
      open.blockOf[unit + 1] === open.blockOf[unit] &&
      !units[unit + 1]!.endsWith('?') &&
      presences.every(({ direct }) => direct[unit]! >= SAME_WORD),
  );
  return asking && asking.unit + 1;
}
