import type { ListFact } from '../../facts/fact.ts';
import { capitalise, countWords } from '../../text/normalise.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { comparableLength } from '../options/distractors.ts';
import { hash, randomFrom, shuffled } from '../options/random.ts';
import type { Candidate } from '../types.ts';

const FEWEST = 5;
const LONGEST_WORDS = 16;
/** A step that takes up so much of the words of the one before tells that it follows it. */
const LINKED = 0.3;
/** "Repeat step 2": where it stands, it says itself. */
const TELLS_PLACE = /\b(?:repeat|again|first|second|third|then|next|finally|last|begin|start|end|step \d)\b/i;

/** "Which step comes immediately after …?", of steps that are long enough a course to be learnt. */
export function stepQuestions(lists: readonly ListFact[]): Candidate[] {
  return lists.flatMap(({ what, of, isOrdered, entries, origin }): Candidate[] => {
    const steps = entries.map(capitalise);
    const isFit = isOrdered && steps.length >= FEWEST && steps.every((step) => countWords(step) <= LONGEST_WORDS);
    if (!isFit || steps.some((step) => TELLS_PLACE.test(step))) return [];
    const topic = of ? `${of}: ${what}` : capitalise(what);
    const last = steps.length - 1;
    const places = steps.slice(1).map((_, i) => (hash(topic) + i) % last);
    const at = places.find((place) => overlap(contentStems(steps[place]!), contentStems(steps[place + 1]!)) < LINKED);
    if (at === undefined) return [];
    const [given, answer] = [steps[at]!, steps[at + 1]!];
    const others = shuffled(steps, randomFrom(topic)).filter(
      (step) => step !== given && step !== answer && comparableLength(step, answer),
    );
    if (others.length < 3) return [];
    return [
      {
        form: 'sequence',
        maker: 'steps',
        stem: `Under “${topic}”, which step comes immediately after “${given}”?`,
        answer,
        distractors: others.slice(0, 3),
        because: `“${answer}” is step ${at + 2}, right after “${given}”.`,
        difficulty: 'medium',
        sureness: 0.8,
        about: `steps ${topic.toLowerCase()}`,
        subject: topic.toLowerCase(),
        group: `steps ${topic}`,
        origin,
      },
    ];
  });
}
