import { commonness } from '../answer/lexicon.ts';
import { searchStem } from '../answer/search-stems.ts';
import { plainHeading } from '../grammar/wording.ts';
import type { Corpus } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { isPlural } from '../text/number.ts';
import { isNoun, type Token, tagQuickly } from '../text/tagging.ts';
import { termKey } from '../text/terms.ts';

/** What shows that words are a term of the subject and not just the words at hand. */

/**
 * A word that everybody uses: by itself a term only where the text makes it one. A noun made from an everyday verb or
 * adjective ("sensitivity", "framing") is mostly one of the subject's own words.
 */
export function isEverydayWord(word: string): boolean {
  const lower = word.toLowerCase();
  const stem = searchStem(lower);
  const common = commonness(stem);
  if (common === 'noun') return !/ing$/.test(lower);
  return (
    common === 'other' && (lower.length - stem.length < 3 || !/(?:ity|ness|ism|ing|ion|ance|ence|or)$/.test(lower))
  );
}

/** Whether the word, or one that it is made from, is known to everybody: nothing that a learner has to be taught. */
export const isOrdinary = (word: string) => commonness(searchStem(word.toLowerCase())) !== 'rare';

/** "the usual source", "the simplest method", "a second reason": picked out among others, not named. */
const PICKED_OUT =
  /^(?:\p{L}+est|most|least|usual|main|chief|common|only|single|real|true|best|worst|whole|entire|other|same|next|last|first|second|third|fourth|final|new|old|own|present|current|remaining|resulting|above|various|certain|different|important|ordinary|typical|obvious|practical|key|major|minor|overall|general|further|additional|particular|specific|possible|necessary|actual|exact|correct|proper|right|wrong) /iu;

/** Whether words only pick something out among others: "the usual source". */
export const isPickedOut = (words: string) => PICKED_OUT.test(words);

/** "the oldest", "a third": never part of a name that the text goes on to explain. */
const RANKED =
  /^(?:\p{L}+est|most|least|main|chief|only|single|other|same|next|last|first|second|third|fourth|final) /iu;

/** Whether words are of the subject by their form alone: two words or a rare one, not picked out by a vague adjective. */
export function looksTechnical(term: string): boolean {
  return !PICKED_OUT.test(term) && (term.includes(' ') || !isEverydayWord(term));
}

/** "the number of …", "the ratio of …": only a quantity that has this name is described so. */
const QUANTITY =
  /^the (?:\p{Ll}+ )?(?:number|ratio|proportion|rate|amount|difference|product|sum|share|percentage|change|total|probability|degree|distance|interval|fraction|average|quantity|excess|time|interval) (?:of|between|at|in|that|with|by|from|to|spent)\b/u;

/** Whether a description is that of something counted or measured. */
export const isQuantity = (description: string) => QUANTITY.test(description);

/** Whether a term is what its section is about: its heading names nothing else. */
function isTopic(term: string, { section }: Origin): boolean {
  const key = termKey(term);
  return section.headingPath.some((heading) => termKey(plainHeading(heading)) === key);
}

/** A term, what is said of it, and how the text brings the two together. */
interface Explained {
  term: string;
  determiner: string;
  description: string;
  from: 'list' | 'sentence' | 'naming' | 'apposition' | 'gloss';
  origin: Origin;
}

/**
 * Whether the sentence that says what something is brings in a term, and does not merely say what is the case. A term
 * that the text sets in bold or italics is `shown` to be one.
 */
export function namesTerm(
  { term, determiner, description, from, origin }: Explained,
  corpus: Corpus,
  shown = false,
): boolean {
  if (from === 'list' || from === 'naming' || from === 'gloss') return true;
  if (shown) return !RANKED.test(term);
  const known = corpus.terms.get(termKey(term));
  const recurs = (known?.count ?? 0) >= (term.includes(' ') ? 2 : 3);
  const inHeading = known?.inHeading ?? false;
  if (from === 'apposition') return looksTechnical(term);
  if (determiner === '') return !RANKED.test(term);
  if (determiner !== 'the') return !PICKED_OUT.test(term) || recurs;
  // "The temperature is a compromise": which one, only the text around tells.
  if (PICKED_OUT.test(term) || (!term.includes(' ') && (isEverydayWord(term) || !recurs))) return isTopic(term, origin);
  if (/^an? /.test(description)) return true;
  // "The mathematical support is the law of large numbers" says what plays a part, not what a word means.
  return inHeading || recurs || QUANTITY.test(description);
}

/** Nouns before "of" that only say that a name follows: "the concept of anomie". */
const NAMING_NOUN =
  /^(?:concept|notion|idea|principle|doctrine|term|phenomenon|process|problem|theory|law|form|kind|type|method|case|practice|name|state|question|danger|risk)s?$/;

/**
 * The name that a stretch of text ends in: "social disorganisation" of "They spoke of social disorganisation". What is
 * `attached` by "which is" speaks of the nearest noun; an apposition may speak of one farther away.
 */
export function nameAtEnd(text: string, attached = false): string {
  const cut = text.length > 90 ? text.slice(text.indexOf(' ', text.length - 90) + 1) : text;
  const tokens = tagQuickly(cut);
  let from = tokens.length;
  const joins = (token: Token) =>
    isNoun(token) || token.pos === 'ADJ' || (/ing$/.test(token.lower) && token.pos !== 'ADV');
  while (from > 0 && joins(tokens[from - 1]!)) from--;
  // "a parameterised query"
  if (/ed$/.test(tokens[from - 1]?.lower ?? '') && /^(?:the|an?)$/.test(tokens[from - 2]?.lower ?? '')) from--;
  // "the silicates form calcium hydroxide": a verb that could be a noun, after a plural.
  for (let i = from; i < tokens.length - 2; i++) {
    if (isPlural(tokens[i]!.text) && isNoun(tokens[i]) && tokens[i + 1]!.lower === tokens[i + 1]!.lemma) from = i + 2;
  }
  const last = tokens.at(-1);
  if (from === tokens.length || !last) return '';
  // "invented recitative": a rare word is taken for an adjective.
  if (!isNoun(last) && !/ing$/.test(last.lower) && (from < tokens.length - 1 || isEverydayWord(last.lower))) return '';
  // "the denial of the victim, the …" may speak of the denial.
  const before = tokens.slice(Math.max(0, from - 3), from).filter((token) => !/^(?:the|an?)$/.test(token.lower));
  if (!attached && before.at(-1)?.lower === 'of' && isNoun(before.at(-2)) && !NAMING_NOUN.test(before.at(-2)!.lower))
    return '';
  // One of a row of things.
  if (/^(?:,|and|or)$/.test(before.at(-1)?.lower ?? '')) return '';
  // "the expression white-collar crime"
  return cut.slice(tokens[from]!.start).trim().replace(SAYS_NAME, '');
}

const SAYS_NAME = /^(?:(?:expression|term|word|name|phrase|label|concept|notion) )(?:of )?(?=\p{Ll})/u;
