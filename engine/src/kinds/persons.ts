import type { Corpus } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Name } from './names.ts';

/** Who is meant where the text writes a surname or a pronoun. */

const surnames = new WeakMap<Corpus, ReadonlyMap<string, Name>>();

/** Full names by their last word; a surname that two persons share stands for nobody. */
function bySurname(corpus: Corpus): ReadonlyMap<string, Name> {
  const known = surnames.get(corpus);
  if (known) return known;
  const found = new Map<string, Name>();
  const shared = new Set<string>();
  for (const name of corpus.names.values()) {
    if (name.class !== 'person' || !name.sure || !name.text.includes(' ')) continue;
    const last = name.text.slice(name.text.lastIndexOf(' ') + 1);
    if (found.has(last)) shared.add(last);
    found.set(last, name);
  }
  for (const last of shared) found.delete(last);
  surnames.set(corpus, found);
  return found;
}

/** The person of a name as written: "Popper" after "Karl Popper" is the same. */
export function personNamed(text: string, corpus: Corpus): Name | null {
  const full = text.includes(' ') ? corpus.names.get(text) : (bySurname(corpus).get(text) ?? corpus.names.get(text));
  // "UNESCO" holds views as well.
  return full?.class === 'person' && full.sure && !/^\p{Lu}{2,}$/u.test(full.text) ? full : null;
}

const CAPITALISED = /\p{Lu}[\p{L}'’-]+(?: (?:(?:dan|ibn|al|de|von|van) )?\p{Lu}[\p{L}'’-]+)*/gu;

/** The persons that a sentence names, in order, each with the place where. */
function personsIn(text: string, corpus: Corpus): { person: Name; at: number; owner: boolean }[] {
  const found: { person: Name; at: number; owner: boolean }[] = [];
  for (const match of text.matchAll(CAPITALISED)) {
    const person = personNamed(match[0].replace(/['’]s$/, ''), corpus);
    if (person && !found.some((other) => other.person === person))
      found.push({
        person,
        at: match.index,
        owner: /['’]s?$/.test(match[0]) || /^['’]/.test(text.slice(match.index + match[0].length)),
      });
  }
  return found;
}

/** How many sentences back "he" may reach. */
const REACH = 3;

/**
 * The person that "he" or "she" stands for in a sentence: the one whom the nearest sentence before that names anybody
 * speaks of, where it opens with that name or names nobody else, and no other man or woman comes in between.
 */
export function antecedentOf(entry: Entry, corpus: Corpus): { person: Name; sentence: string } | null {
  for (let order = entry.order - 1; order >= Math.max(0, entry.order - REACH); order--) {
    const before = corpus.entries[order]!;
    if (before.section !== entry.section || before.sentence.blockIndex !== entry.sentence.blockIndex) return null;
    const { text } = before.sentence;
    const named = personsIn(text, corpus);
    // "Usman's son Muhammad Bello": not the one whose son it is.
    const own = named.filter(({ owner }) => !owner);
    const [first, second] = own.length > 0 ? own : named;
    if (!first) {
      // Somebody without a name may be meant from here on.
      if (
        /\b(?:an?|the|another) (?:\p{L}+ ){0,2}(?:man|woman|judge|doctor|teacher|scholar|physician|king|critic|writer|student|colleague|successor|rival|pupil)\b/u.test(
          text,
        )
      )
        return null;
      continue;
    }
    const opens = first.at <= 45 && !/\b(?:by|of|to|with|than|like) (?:the )?$/.test(text.slice(0, first.at));
    return second && !opens ? null : { person: first.person, sentence: text };
  }
  return null;
}
