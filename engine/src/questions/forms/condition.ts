import type { Condition } from '../../facts/conditions.ts';
import { overlap } from '../../text/stems.ts';
import { bestThree, closeness, comparableLength, lengthGivesAway, neighbours } from '../options/distractors.ts';
import type { Candidate } from '../types.ts';

/** "Which of the following is true when …?" with what holds under other conditions, and the opposite of what holds. */
export function conditionQuestions(conditions: readonly Condition[]): Candidate[] {
  const candidates: Candidate[] = [];
  conditions.forEach((own, at) => {
    const ranked = neighbours(conditions, at)
      .filter((other) => overlap(own.whenStems, other.whenStems) < 0.5 && overlap(own.stems, other.stems) < 0.6)
      .filter((other) => overlap(own.whenStems, other.stems) < 0.5)
      .filter(
        (other) =>
          comparableLength(own.consequence, other.consequence) &&
          closeness(own.origin, other.origin) + overlap(own.stems, other.stems) > 0.6,
      )
      .map((item) => ({
        item: { text: item.consequence, stems: item.stems },
        score: closeness(own.origin, item.origin) + Math.min(0.5, overlap(own.stems, item.stems)),
      }));
    for (const text of own.twins) ranked.push({ item: { text, stems: [] }, score: 5 });
    const three = bestThree(
      ranked,
      (a, b) => overlap(a.stems, b.stems) > 0.6,
      () => false,
      (options) =>
        !lengthGivesAway(
          own.consequence,
          options.map((item) => item.text),
        ),
    );
    if (!three) return;
    candidates.push({
      form: 'condition',
      stem: `Which of the following is true ${own.when}?`,
      answer: own.consequence,
      distractors: three.map((item) => item.text),
      difficulty: 'hard',
      weight: 3.3 + Math.min(2, own.twins.length) * 0.5,
      about: own.whenStems.join(' '),
      subject: own.whenStems.join(' '),
      origin: own.origin,
    });
  });
  return candidates;
}
