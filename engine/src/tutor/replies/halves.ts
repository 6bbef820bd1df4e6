import { SAME_WORD } from '../../answer/concepts.ts';
import { searchStems } from '../../answer/search-stems.ts';
import { capitalise } from '../../text/normalise.ts';
import type { Topic } from '../topic.ts';

/** Where a sentence turns from one thing to the other. */
const TURNS: readonly RegExp[] = [/;\s+/, /,?\s+(?:while|whereas|but|and)\s+/i, /,\s+/];

/** A sentence about two things parted into what it says of each; null where no part speaks of one alone. */
export function halvesOf(text: string, [one, other]: readonly [Topic, Topic]): [string, string] | null {
  for (const turn of TURNS) {
    const parts = text.split(turn);
    if (parts.length !== 2) continue;
    const about = (topic: Topic) => parts.filter((part) => speaksOf(topic, part));
    const [ofOne, ofOther] = [about(one), about(other)];
    if (ofOne.length === 1 && ofOther.length === 1 && ofOne[0] !== ofOther[0]) {
      return [tidied(ofOne[0]!), tidied(ofOther[0]!)];
    }
  }
  return null;
}

function speaksOf({ concepts, open }: Topic, part: string): boolean {
  const stems = new Set(searchStems(part));
  return concepts.every(
    ({ stem, matches }) =>
      stems.has(stem) || matches.some(({ term, fit }) => fit >= SAME_WORD && stems.has(open.terms[term]!)),
  );
}

const tidied = (part: string) => capitalise(part.trim().replace(/[.,;]$/, ''));
