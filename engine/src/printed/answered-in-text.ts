import { standsAlone } from '../standing/sentence.ts';
import type { DocumentText, Sentence } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';

/** What the sentence must have that answers a question of this kind. */
const WANTED: readonly (readonly [RegExp, RegExp])[] = [
  [/^why\b/i, /\b(?:because|since|so that|in order to|for this reason|therefore)\b/i],
  [/^when\b/i, /\b(?:when|if|after|before|until|once|as soon as|\d{4})\b/i],
  [/^how (?:many|much|long|far|often)\b/i, /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i],
  [/^(?:what|which|who|where)\b/i, /./],
];
/** Asks for more than one sentence says. */
const ASKS_MORE =
  /\b(?:differences?|compare|distinguish|advantages|examples?|factors|reasons|limbs|types|kinds|features|steps)\b/i;
/** With fewer words of its own, a question fits many sentences. */
const FEWEST_STEMS = 3;
/** A word in more sentences than this is the subject of all. */
const MOST_PLACES = 60;

/** Finds the one sentence of a text that has every word of a question and answers one of its kind; null if unsure. */
export function answerFinder(document: DocumentText): (question: string) => string | null {
  const taught = new Set(document.sections.filter(({ matter }) => matter === 'subject').map(({ id }) => id));
  const places = new Map<string, Set<Sentence>>();
  for (const sentence of document.sentences) {
    if (!taught.has(sentence.sectionId)) continue;
    for (const stem of contentStems(sentence.text)) {
      const known = places.get(stem) ?? new Set();
      if (known.size <= MOST_PLACES) known.add(sentence);
      places.set(stem, known);
    }
  }
  return (question) => {
    const wanted = WANTED.find(([kind]) => kind.test(question))?.[1];
    const stems = [...new Set(contentStems(question))];
    if (!wanted || ASKS_MORE.test(question) || stems.length < FEWEST_STEMS) return null;
    const sets = stems.map((stem) => places.get(stem) ?? new Set<Sentence>()).sort((a, b) => a.size - b.size);
    const [rarest = new Set<Sentence>(), ...others] = sets;
    if (rarest.size > MOST_PLACES) return null;
    const isEverywhere = (set: Set<Sentence>) => set.size > MOST_PLACES;
    const found = [...rarest].filter((sentence) => others.every((set) => isEverywhere(set) || set.has(sentence)));
    const [only] = found;
    return only && found.length === 1 && wanted.test(only.text) && standsAlone(only, true) ? only.text : null;
  };
}
