import { contentStems, overlap } from '../../text/stems.ts';
import type { Corpus } from '../corpus.ts';
import { sentencesWith } from '../corpus.ts';
import type { Predicate } from '../facts/predicates.ts';
import type { Name } from '../names.ts';
import type { Candidate } from '../types.ts';

/** How far away, in sentences, a name may stand and still belong to the same story. */
const NEAR = 40;

/** Names by the stretch of the text in which they are met: only those of a stretch and its neighbours are looked at. */
function stretches(names: Iterable<Name>): Map<number, Set<Name>> {
  const found = new Map<number, Set<Name>>();
  for (const name of names) {
    for (const order of name.orders) {
      const at = Math.floor(order / NEAR);
      const set = found.get(at);
      if (set) set.add(name);
      else found.set(at, new Set([name]));
    }
  }
  return found;
}

const sharesWord = (left: string, right: string) =>
  left.split(' ').some((word) => word.length > 2 && right.includes(word));

/** Whether some sentence says of a name what is asked. */
function isSaidOf(name: string, claim: readonly string[], corpus: Corpus): boolean {
  return sentencesWith(contentStems(name), corpus, 40).some(
    (order) => overlap(claim, corpus.entries[order]!.stems) >= 0.5,
  );
}

function distance(name: Name, order: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of name.orders) least = Math.min(least, Math.abs(other - order));
  return least;
}

/** "Who proposed …?", "Which of these became …?" with names of the same class that the same part of the text tells of. */
export function whoQuestions(predicates: readonly Predicate[], corpus: Corpus): Candidate[] {
  const byStretch = stretches(corpus.names.values());
  return predicates.flatMap((own) => {
    const known = corpus.names.get(own.name);
    if (!known || known.class === 'other' || !own.proper || own.plural || own.negative || own.context) return [];
    // What many do says nothing of one.
    if (
      own.text.split(' ').length < 5 ||
      own.text.split(' ').length > 24 ||
      /\b(?:also|too|his|her|hers)\b/.test(own.text)
    )
      return [];
    if (new Set(own.stems).size < 4 && !/\d/.test(own.text)) return [];
    if (own.subject.stems.some((item) => own.stems.includes(item))) return [];
    const at = Math.floor(own.origin.order / NEAR);
    const names = new Set([at - 1, at, at + 1].flatMap((stretch) => [...(byStretch.get(stretch) ?? [])]));
    const others = [...names]
      .filter((name) => name.class === known.class && name.text !== known.text && !sharesWord(name.text, known.text))
      .filter((name) => !own.origin.sentence.includes(name.text) && distance(name, own.origin.order) <= NEAR)
      // A single word may be a people, a title or a surname: among persons only full names are offered.
      .filter((name) => known.class === 'place' || name.text.includes(' '))
      .filter((name) => !isSaidOf(name.text, own.stems, corpus))
      .sort((a, b) => distance(a, own.origin.order) - distance(b, own.origin.order));
    const three: Name[] = [];
    for (const name of others)
      if (three.length < 3 && !three.some((other) => sharesWord(other.text, name.text))) three.push(name);
    if (three.length < 3) return [];
    return [
      {
        form: 'term' as const,
        stem: known.class === 'person' ? `Who ${own.text}?` : `Which of these ${own.text}?`,
        answer: own.name,
        distractors: three.map((name) => name.text),
        difficulty: 'easy' as const,
        weight: 2.9 + Math.min(0.8, own.standing * 0.2),
        about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
        subject: own.subject.key,
        origin: own.origin,
      },
    ];
  });
}
