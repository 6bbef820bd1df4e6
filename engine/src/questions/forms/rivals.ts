import pluralize from 'pluralize';
import { asTerm, build, type Introduced } from '../../facts/introduction.ts';
import { VAGUE_HEAD } from '../../facts/option-terms.ts';
import { isEverydayWord, isOrdinary, looksTechnical } from '../../facts/term-evidence.ts';
import { kindOf } from '../../kinds/kinds.ts';
import { FITS, natureOf, passesFor, type Wanted } from '../../kinds/nature.ts';
import { headOf } from '../../kinds/relations.ts';
import { genusIn } from '../../kinds/said-kinds.ts';
import { companyOf } from '../../lexicon/company.ts';
import { type Corpus, inSentence, originOf } from '../../reading/corpus.ts';
import { isPlural, singular } from '../../text/number.ts';
import { remembered, rememberedOf } from '../../text/remembered.ts';
import type { Section } from '../../text/sections.ts';
import { stem } from '../../text/stems.ts';
import { quickTagsOf } from '../../text/tagging.ts';
import { nounPhrases, termKey } from '../../text/terms.ts';

/** Which of the terms that a text names may stand beside the one that is asked for, and in what form. */

/** What has no singular that anybody says. */
const MANY_ONLY = /(?:^|[ -])(?:data|media|police|cattle|people|goods|means|proceeds|news)$/;

const pluralOf = remembered((term) => pluralize.plural(term), 1000);

/** A term in the number of the one that is asked for: the text may speak of "furrows" and of "a border". */
export function inNumberOf(own: Introduced, other: Introduced): Introduced {
  if (own.plural === other.plural || / of /.test(other.term)) return other;
  // Only what is counted has a plural.
  if (own.plural && (other.article !== 'a' || /['’]s |(?:disease|syndrome|jaundice)$/.test(other.term))) return other;
  // "silvicultural systems" are what the selection system is one of.
  if (!own.plural && (MANY_ONLY.test(other.term) || headOf(own.subject.key) === headOf(other.subject.key)))
    return other;
  const term = own.plural ? pluralOf(other.term) : singular(other.term);
  return isPlural(term) === own.plural ? { ...other, term, plural: own.plural, article: own.plural ? '' : 'a' } : other;
}

/**
 * Whether the name of an option repeats what is said of the answer, so that it reads as part of it. What the answer is said to
 * be is no such word ("source rock" where "a rock that …" is asked for), nor one word of a longer name that is explained itself.
 */
export function repeatsWhatIsSaid(own: Introduced, other: Introduced): boolean {
  const shared = other.subject.stems.filter((item) => own.stems.includes(item) && !own.leaks.includes(item));
  if (shared.length === 0) return false;
  if (shared.length > 1 || other.subject.stems.length < 2 || own.by === 'names') return true;
  const genus = genusIn(own.gloss);
  const isItsSort = genus !== '' && shared[0] === stem(genus) && stem(headOf(other.subject.key)) === shared[0];
  return !isItsSort && !(own.by === 'means' && other.by === 'means' && other.gloss !== '');
}

interface Spoken {
  words: string;
  key: string;
  plural: boolean;
  order: number;
}

/** The terms are asked for in reading order: what was named far back is not wanted again. */
const SECTIONS = 20;

/** A noun phrase as a term of the subject, or null: rare words, and names of two or three words that hold one. */
function asSpoken(words: string, corpus: Corpus): string | null {
  const text = inSentence(words, corpus);
  if (!/^\p{Ll}[\p{Ll}-]{4,}(?: \p{Ll}[\p{Ll}-]+){0,2}$/u.test(text) || VAGUE_HEAD.test(text)) return null;
  const parts = text.split(' ');
  if (parts.length === 1 ? isOrdinary(text) : parts.every(isEverydayWord) || isOrdinary(parts[0]!)) return null;
  const term = looksTechnical(text) ? asTerm(text) : null;
  return term && companyOf(term, term) !== null ? term : null;
}

/** What the sentences of a section name, each once. */
const spokenIn = rememberedOf((section: Section) => section, readSpoken, SECTIONS);

function readSpoken(section: Section, corpus: Corpus): readonly Spoken[] {
  const found = new Map<string, Spoken>();
  const first = corpus.sectionOrder.get(section) ?? 0;
  for (let order = first; corpus.entries[order]?.section === section; order++) {
    const { text } = corpus.entries[order]!.sentence;
    const tokens = quickTagsOf(corpus.entries[order]!.sentence);
    for (const [from, to] of nounPhrases(tokens)) {
      const last = tokens[to - 1]!;
      // "the sender inserts a bit"; long names are no options.
      if (to - from > 3 || (to - from > 1 && last.verbToo && /s$/.test(last.lower))) continue;
      const words = text.slice(tokens[from]!.start, last.end);
      if (!found.has(words)) found.set(words, { words, key: termKey(words), plural: isPlural(words), order });
    }
  }
  return [...found.values()];
}

/** So near by their company that a learner may take the one for the other. */
const NEAR = 0.3;
const TAKEN = 4;

/** Terms named by the way in the section of the one that is asked for, of its kind and its company. */
export function spokenBeside(own: Introduced, wanted: Wanted, corpus: Corpus): Introduced[] {
  const head = headOf(own.subject.key);
  return spokenIn(own.origin.section, corpus)
    .flatMap(({ words, key, plural, order }) => {
      // "annual inflation": any adjective may stand before what the answer is a kind of.
      if (plural !== own.plural || headOf(key) === head) return [];
      const near = companyOf(own.term, words) ?? 0;
      const term = near < NEAR ? null : asSpoken(words, corpus);
      if (!term || passesFor(wanted.nature, natureOf(term, corpus)) < FITS) return [];
      return [{ term, order, near }];
    })
    .sort((a, b) => b.near - a.near)
    .slice(0, TAKEN)
    .flatMap(({ term, order }) => {
      const kind = kindOf(term.split(' ').at(-1)!);
      const item = build(term, own.article, 'does', '', kind, originOf(corpus.entries[order]!), corpus);
      return item ? [{ ...item, key: true }] : [];
    });
}
