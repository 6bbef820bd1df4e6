import { type Corpus, isSaidElsewhere } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { tag } from '../text/tagging.ts';
import type { Name } from './names.ts';
import {
  areAllied,
  areOfOnePart,
  areOfOneTime,
  couldBeMeant,
  couldHaveLivedIn,
  workedTogether,
} from './person-rivals.ts';

/** How far away, in sentences, a name may stand and still belong to the same story. */
const NEAR = 40;

const cache = new WeakMap<Corpus, Map<number, Set<Name>>>();

/** Names by the stretch of the text in which they are met: only those of a stretch and its neighbours are looked at. */
function stretchesOf(corpus: Corpus): Map<number, Set<Name>> {
  const known = cache.get(corpus);
  if (known) return known;
  const found = new Map<number, Set<Name>>();
  for (const name of corpus.names.values()) {
    for (const order of name.orders) {
      const at = Math.floor(order / NEAR);
      const set = found.get(at);
      if (set) set.add(name);
      else found.set(at, new Set([name]));
    }
  }
  cache.set(corpus, found);
  return found;
}

const sharesWord = (left: string, right: string) =>
  left.split(' ').some((word) => word.length > 2 && right.includes(word));

function distance(name: Name, order: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of name.orders) least = Math.min(least, Math.abs(other - order));
  return least;
}

const TITLED =
  /^(?:President|Dr|Chief|Sir|Lord|Justice|General|Professor|King|Queen|Bishop|Prince|Oba|Emir|Sultan|Alhaji|Mama|Mr|Mrs|Miss|Madam|Alhaja)\b|\b(?:JSC|LJ|JCA|SAN|J)$/;
const WIDE =
  /\b(?:Africa|Antarctica|Australia|Arctic|Sahara|Europe|Asia|America|States?|Kingdom|World|North|South|East|West|Northern|Southern)\b/;

/** "Broadwick Street" is no town. */
const wayOf = (name: string) =>
  /\b(?:Street|Road|Avenue|Square|Bridge|Hill|Mount|Market|Palace|Hall|Gate)\b/.exec(name)?.[0] ?? '';

export const isCountry = (name: string) =>
  /^(?:Britain|England|Scotland|Wales|Ireland|Holland)$/.test(name) || tag(name)[0]!.tags.has('Country');

/** A town is not offered beside its country: what happens in the one happens in the other. */
function areOfOneSize(own: Name, other: Name, corpus: Corpus): boolean {
  if (WIDE.test(own.text) || WIDE.test(other.text)) return false;
  if (isCountry(own.text) !== isCountry(other.text) || wayOf(own.text) !== wayOf(other.text)) return false;
  return !own.orders.some((order) => {
    const { text } = corpus.entries[order]!.sentence;
    return (
      text.includes(`${own.text}, ${other.text}`) ||
      text.includes(`${other.text}, ${own.text}`) ||
      new RegExp(
        `${own.text} in (?:the )?(?:\\p{L}+ ){0,2}${other.text}|${other.text} in (?:the )?(?:\\p{L}+ ){0,2}${own.text}`,
        'u',
      ).test(text)
    );
  });
}

/** "a famous criticism of James": who is spoken of in the question did not do it. */
const isNamedIn = (sentence: string, { text, class: sort }: Name) =>
  sentence.includes(text) || (sort === 'person' && sentence.includes(text.slice(text.lastIndexOf(' ') + 1)));

/** Of his time and part, and not of his party: otherwise nobody would take the one for the other, or both are right. */
function couldBeTaken(own: Name, other: Name, sentence: string, year: number | null, corpus: Corpus): boolean {
  if (!couldBeMeant(other.text, sentence) || areAllied(own, other, corpus)) return false;
  if (year !== null && !couldHaveLivedIn(year, other, corpus)) return false;
  return areOfOnePart(own, other, corpus);
}

/** Three other names of the same class that the same part of the text tells of, nearest first; fewer where it has no more. */
export function namesNear(
  own: Name,
  origin: Origin,
  claim: readonly string[],
  corpus: Corpus,
  isBarred: (name: Name) => boolean = () => false,
  /** The year that the question names, if it does. */
  year: number | null = null,
): string[] {
  const byStretch = stretchesOf(corpus);
  const at = Math.floor(origin.order / NEAR);
  const names = new Set([at - 1, at, at + 1].flatMap((stretch) => [...(byStretch.get(stretch) ?? [])]));
  const others = [...names]
    .filter(
      (name) => name.class === own.class && name.sure && name.text !== own.text && !sharesWord(name.text, own.text),
    )
    .filter((name) => !isNamedIn(origin.sentence, name) && distance(name, origin.order) <= NEAR)
    // A single word may be a people, a title or a surname: among persons only full names are offered.
    .filter((name) => own.class === 'place' || (name.text.includes(' ') && !TITLED.test(name.text)))
    .filter((name) => own.class !== 'person' || couldBeTaken(own, name, origin.sentence, year, corpus))
    .filter((name) => own.class !== 'place' || areOfOneSize(own, name, corpus))
    .filter((name) => !isSaidElsewhere(name.text, claim, 0.5, origin.sentence, corpus) && !isBarred(name))
    .map((name) => ({
      name,
      far: own.class === 'person' && !areOfOneTime(own, name, corpus) ? 1 : 0,
      away: distance(name, origin.order),
    }))
    // Those of another time come last.
    .sort((a, b) => a.far - b.far || a.away - b.away);
  const three: Name[] = [];
  // Of two who worked together one is enough: it would be neither of them.
  const clash = (name: Name, other: Name) =>
    sharesWord(other.text, name.text) || (own.class === 'person' && workedTogether(other, name, corpus));
  for (const { name } of others) if (three.length < 3 && !three.some((other) => clash(name, other))) three.push(name);
  return three.map(({ text }) => text);
}
