import { isPlural, singular } from './number.ts';
import { remembered } from './remembered.ts';
import type { DocumentText } from './sections.ts';
import { contentStems, STOP_WORDS } from './stems.ts';
import { isNoun, quickTagsOf, type Token } from './tagging.ts';

/** A noun phrase that the document keeps coming back to. */
export interface Term {
  /** Lower case, without article, last word singular. */
  key: string;
  /** As the document mostly writes it. */
  text: string;
  weight: number;
  /** Number of sentences that contain it. */
  count: number;
  plural: boolean;
  inHeading: boolean;
  /** Indexes of (at most 50 of) the sentences that contain it. */
  sentences: number[];
}

const VAGUE_ADJECTIVES = new Set(
  `other own many different certain new same such large small important several major particular specific various more most
  common main good long short high low first second third last early late similar additional entire whole total great
  single key general basic typical possible able available necessary further few next previous recent modern current
  following less least bad big old real true false correct wrong clear simple best better higher lower greater smaller
  larger given overall full only`.split(/\s+/),
);

/** Nouns that are about the text or about anything at all: no term by themselves. */
export const GENERIC_NOUNS: ReadonlySet<string> = new Set(
  `way thing example fact case reason idea part kind type term word people person point number result problem question
  issue aspect factor difference answer time year day week month place side step process group area set change effect key
  goal use purpose role function form situation condition information individual other variety lack presence following
  majority amount list line addition text author study student reader world country man woman book sense today future past
  beginning end top bottom left right rest view concept method approach structure system member action activity
  characteristic feature property quality element component piece item object event level rate value work life name body
  figure table chapter section page lecture unit module topic lesson course note exercise diagram picture image user
  anything something nothing everything matter course order instance detail range bit lot degree extent basis nature
  evidence research finding experiment researcher participant respondent sample data pair couple hand none note slide today one two three some`.split(
    /\s+/,
  ),
);

/** The form under which two mentions of a term meet. */
export const termKey = remembered((text) => {
  const bare = text
    .toLowerCase()
    .replace(/^(?:the|an?)\s+/, '')
    .replace(/[^\p{L}\p{N}\s'’+#/-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return singular(bare);
}, 4000);

/** The noun phrases of a tagged sentence as token ranges [from, to), without articles and vague adjectives. */
export function nounPhrases(tokens: readonly Token[]): [number, number][] {
  const ranges: [number, number][] = [];
  let from = -1;
  const close = (to: number) => {
    let end = to;
    while (end > from && !isNoun(tokens[end - 1])) end--;
    let begin = from;
    while (begin < end && VAGUE_ADJECTIVES.has(tokens[begin]!.lower)) begin++;
    if (end > begin) ranges.push([begin, end]);
    from = -1;
  };
  tokens.forEach((token, i) => {
    const inside =
      (token.pos === 'ADJ' || isNoun(token)) && /^[\p{L}\p{N}]/u.test(token.text) && !STOP_WORDS.has(token.lower);
    if (inside && from < 0) from = i;
    if (!inside && from >= 0) close(i);
  });
  if (from >= 0) close(tokens.length);
  return ranges;
}

/** Nobody asks for more, and the rest of a long text would be kept for nothing. */
const RANKED_LIMIT = 400;

interface Count {
  forms: Map<string, number>;
  sentences: number[];
  count: number;
  words: number;
}

const ranked = new WeakMap<DocumentText, Term[]>();

/** The terms of a document, weightiest first: frequent, specific, several words long, or named in a heading. */
export function findTerms(document: DocumentText, limit = 400): Term[] {
  const terms = ranked.get(document) ?? rankTerms(document).slice(0, RANKED_LIMIT);
  ranked.set(document, terms);
  return terms.slice(0, limit);
}

/** A term has at most four words, a compound one more than one stem each. */
const LONGEST_RUN = 12;

/** Every run of words of the headings, as stems. */
function headingRuns(document: DocumentText): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const { heading } of document.sections) {
    const stems = contentStems(heading);
    if (stems.length === 0) runs.add('');
    for (let from = 0; from < stems.length; from++) {
      for (let to = from + 1; to <= Math.min(stems.length, from + LONGEST_RUN); to++)
        runs.add(stems.slice(from, to).join(' '));
    }
  }
  return runs;
}

function rankTerms(document: DocumentText): Term[] {
  const counts = new Map<string, Count>();
  const add = (text: string, sentence: number) => {
    const key = termKey(text);
    if (key.length < 3 || /^\d/.test(key)) return;
    const entry: Count = counts.get(key) ?? { forms: new Map(), sentences: [], count: 0, words: key.split(' ').length };
    if (entry.words > 4) return;
    entry.forms.set(text, (entry.forms.get(text) ?? 0) + 1);
    if (entry.sentences.at(-1) !== sentence) {
      entry.count++;
      if (entry.sentences.length < 50) entry.sentences.push(sentence);
    }
    counts.set(key, entry);
  };
  for (const sentence of document.sentences) {
    const tokens = quickTagsOf(sentence);
    for (const [from, to] of nounPhrases(tokens)) {
      // The phrase and its tails: "binary search tree" also counts for "search tree" and "tree".
      for (let start = Math.max(from, to - 4); start < to; start++) {
        add(sentence.text.slice(tokens[start]!.start, tokens[to - 1]!.end), sentence.index);
      }
    }
  }
  const headings = headingRuns(document);
  const nested = new Map<string, { total: number; kinds: number }>();
  for (const [key, entry] of counts) {
    const parts = key.split(' ');
    for (let i = 1; i < parts.length; i++) {
      const tail = parts.slice(i).join(' ');
      const sum = nested.get(tail) ?? { total: 0, kinds: 0 };
      nested.set(tail, { total: sum.total + entry.count, kinds: sum.kinds + 1 });
    }
  }
  const terms: Term[] = [];
  for (const [key, entry] of counts) {
    const head = key.slice(key.lastIndexOf(' ') + 1);
    if (GENERIC_NOUNS.has(key) || STOP_WORDS.has(key)) continue;
    const inHeading = headings.has(contentStems(key).join(' '));
    if (entry.count < 2 && !inHeading) continue;
    const inside = nested.get(key);
    const own = entry.count - (inside ? (inside.total / inside.kinds) * 0.5 : 0);
    const text = [...entry.forms].sort((a, b) => b[1] - a[1] || (/^\p{Ll}/u.test(a[0]) ? -1 : 1))[0]![0];
    const weight =
      Math.log2(1 + Math.max(0.5, own)) *
      (entry.words > 1 ? 1.5 : 1) *
      (inHeading ? 1.6 : 1) *
      (GENERIC_NOUNS.has(head) ? 0.5 : 1) *
      (head.length > 7 ? 1.15 : 1);
    terms.push({
      key,
      text,
      weight,
      count: entry.count,
      plural: isPlural(text),
      inHeading,
      sentences: entry.sentences,
    });
  }
  return terms.sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
}
