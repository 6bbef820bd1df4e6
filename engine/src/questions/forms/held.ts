import type { Held } from '../../facts/held.ts';
import { type Corpus, isSaidElsewhere } from '../../reading/corpus.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { bestThree, closeness, comparableLength, lengthGivesAway, neighbours } from '../options/distractors.ts';
import type { Candidate } from '../types.ts';

/** Nobody compares four options of more words than this. */
const LONGEST = 25;

/** What was so once is told from what is so always. */
const isTold = (text: string) => /\b(?:was|were|had|could|would|did)\b/.test(text);

/** Whether another's claim can be taken for this one's, and is not its own as well. */
function couldBe(own: Held, other: Held, corpus: Corpus): boolean {
  if (other.holder === own.holder || other.claim.split(' ').length > LONGEST) return false;
  if (isTold(own.claim) !== isTold(other.claim) || !comparableLength(own.claim, other.claim)) return false;
  if (overlap(own.stems, other.stems) > 0.4) return false;
  const holder = contentStems(own.holder);
  // Named in the other's claim, or in the sentence that tells of it, he may share it or be its target.
  if (holder.some((item) => other.stems.includes(item))) return false;
  if (other.origin.sentence.includes(own.holder.split(' ').at(-1)!)) return false;
  return !isSaidElsewhere(own.holder.split(' ').at(-1)!, other.stems, 0.5, other.origin.sentence, corpus);
}

/** "What did Karl Popper argue in 1934?" with what others of the same text argued. */
export function heldQuestions(held: readonly Held[], corpus: Corpus): Candidate[] {
  const show = (claim: string) => `That ${claim}`;
  return held.flatMap((own, at) => {
    if (own.claim.split(' ').length > LONGEST) return [];
    // The name of the theory must not tell its claim.
    if (contentStems(own.holder).some((item) => own.stems.includes(item))) return [];
    const ranked = neighbours(held, at, 20)
      .filter((other) => couldBe(own, other, corpus))
      .map((item) => ({
        item,
        score: closeness(own.origin, item.origin) - Math.abs(own.claim.length - item.claim.length) / 120,
      }));
    const three = bestThree(
      ranked,
      (a, b) => a.claim === b.claim || overlap(a.stems, b.stems) > 0.5,
      () => false,
      (wrong) =>
        !lengthGivesAway(
          own.claim,
          wrong.map(({ claim }) => claim),
        ),
    );
    if (!three) return [];
    return [
      {
        form: 'true-of' as const,
        stem: own.question,
        answer: show(own.claim),
        distractors: three.map(({ claim }) => show(claim)),
        difficulty: 'medium' as const,
        weight: 3.5,
        about: `${own.holder}: ${own.stems.slice(0, 4).join(' ')}`,
        subject: own.holder.toLowerCase(),
        origin: own.origin,
      },
    ];
  });
}
