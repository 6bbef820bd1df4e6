import type { LetterMeaning } from '../../facts/symbols.ts';
import { capitalise } from '../../text/normalise.ts';
import { overlap } from '../../text/stems.ts';
import { lengthGivesAway, neighbours } from '../options/distractors.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';

/** So many letters of one equation are asked for: the others tell themselves. */
const FROM_ONE_EQUATION = 1;

/** "In the equation V = IR, what does R stand for?" with what other letters stand for. */
export function symbolQuestions(symbols: readonly LetterMeaning[]): Candidate[] {
  const asked = new Map<string, number>();
  const inTurn = symbols.map((own, at) => ({ own, at })).sort((a, b) => hash(a.own.meaning) - hash(b.own.meaning));
  return inTurn.flatMap(({ own, at }) => {
    if ((asked.get(own.equation) ?? 0) >= FROM_ONE_EQUATION) return [];
    const others: LetterMeaning[] = [];
    // The letters of the same equation come first; they stand beside each other.
    const near = neighbours(symbols, at, 12).sort(
      (a, b) => Number(b.equation === own.equation) - Number(a.equation === own.equation),
    );
    for (const other of near) {
      const clashes = [own, ...others].some(
        (known) => known.letter === other.letter || overlap(known.stems, other.stems) > 0.6,
      );
      if (others.length < 3 && !clashes) others.push(other);
    }
    const texts = others.map((other) => capitalise(other.meaning));
    if (others.length < 3 || lengthGivesAway(own.meaning, texts)) return [];
    asked.set(own.equation, (asked.get(own.equation) ?? 0) + 1);
    return [
      {
        form: 'term' as const,
        stem: `In the equation “${own.equation}”, what does “${own.letter}” stand for?`,
        answer: capitalise(own.meaning),
        distractors: texts,
        difficulty: 'easy' as const,
        weight: 3.1,
        about: `${own.equation} ${own.letter}`,
        subject: own.equation,
        origin: own.origin,
      },
    ];
  });
}
