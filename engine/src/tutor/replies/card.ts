import { NAMED_LAST } from '../../answer/expectations.ts';
import type { OpenIndex } from '../../answer/lesson-index.ts';
import { commonness } from '../../answer/lexicon.ts';
import { LEANS_BACK } from '../../answer/places.ts';
import { searchStem, searchStems } from '../../answer/search-stems.ts';
import { countWords } from '../../text/normalise.ts';
import type { DealtCard, Reading, Reply } from '../reply.ts';
import { ANNOUNCES } from '../span.ts';
import { names, sectionOf, type Topic } from '../topic.ts';

const LABELLED = /^\*\*([^*:]{2,60}?)\*\*(?:\s*\([^)]*\))?\s*(?::|–|—| - )\s*(.+)$/s;
const DEFINED =
  /^((?:The|An?)\s+)?\**(\p{L}[\p{L}\p{N}'’ -]{2,48}?)\**(?:\s*\([^)]{1,40}\))?\s+(is|are|refers? to|means)\s+(?!(?:the|an?) (?:result|example|same|reason|main|most|exception)\b)(?:(?:an?|the|any|when|that|those|one|how|defined)\s|\p{Ll}+ (?:in which|of|that|which|by|from|for)\s)/u;
const NO_TERM =
  /^(?:this|that|these|those|it|they|there|one|another|what|which|each|some|many|most|such|here|if|when|in|on|at|by|for|with|his|her|its|their|our|my|your|he|she|we|you|all|both|other|others|first|second|third|next|last|only|an? |the main|the most|the first|the only|the same|the result|the reason|the purpose)\b/i;
const NO_PART = /\b(?:is|are|was|were|has|have|of this|of these|that|which|who|and then)\b/i;
const TERM_WORDS = 4;
const BACK_WORDS = { least: 5, most: 45 };

/** A card about what a unit defines; nothing where it defines nothing that stands by itself. */
function cardFrom(unit: number, { open, where }: Reading, isTermHere: TermTest): DealtCard | null {
  const text = open.index.units[unit]!;
  const words = countWords(text);
  if (words < BACK_WORDS.least || words > BACK_WORDS.most || LEANS_BACK.test(text) || ANNOUNCES.test(text)) return null;
  const labelled = LABELLED.exec(text);
  if (labelled)
    return isTerm(labelled[1]!) ? { front: `What is meant by **${labelled[1]!}**?`, back: text, unit, where } : null;
  const named = NAMED_LAST.exec(text)?.[1];
  if (named && isTerm(named) && isTermHere(named, unit, open))
    return { front: `What is the **${named}**?`, back: text, unit, where };
  const defined = DEFINED.exec(text);
  if (!defined || !isTerm(defined[2]!) || !isTermHere(defined[2]!, unit, open)) return null;
  const name = `${(defined[1] ?? '').toLowerCase()}**${lowered(defined[2]!, text, open)}**`;
  return { front: `What ${defined[3] === 'are' ? 'are' : 'is'} ${name}?`, back: text, unit, where };
}

type TermTest = (term: string, unit: number, open: OpenIndex) => boolean;

const isTerm = (term: string) => !NO_TERM.test(term) && !NO_PART.test(term) && term.split(' ').length <= TERM_WORDS;

/** A word of the field: rare in everyday English, set off in the text, or named by a heading. */
function isOwnTerm(term: string, unit: number, open: OpenIndex): boolean {
  const stems = searchStems(term);
  if (stems.length === 0) return false;
  if (open.index.units[unit]!.includes(`**${term}**`) || stems.some((stem) => commonness(stem) === 'rare')) return true;
  const heading = new Set(searchStems(open.index.sections[sectionOf(unit, open)]!.path.at(-1) ?? ''));
  return stems.every((stem) => heading.has(stem));
}

/** A capital that is only the sentence's. */
function lowered(term: string, text: string, { index }: OpenIndex): string {
  const [first = ''] = term.split(' ');
  if (!text.replace(/^\**/, '').startsWith(first) || !/^\p{Lu}\p{Ll}+$/u.test(first)) return term;
  const small = first.toLowerCase();
  const isWrittenSmall = index.units.some((unit) => unit.split(/[^\p{L}]+/u).includes(small));
  return isWrittenSmall || !index.units.some((unit) => unit.includes(` ${first}`))
    ? small + term.slice(first.length)
    : term;
}

/** The next card: about the topic where one is named, of what was not dealt before; then from the beginning again. */
export function deal(reading: Reading, topic: Topic | null, dealt: readonly number[]): DealtCard | null {
  const { open } = reading;
  const cardsBy = (isTermHere: TermTest) =>
    open.index.units.flatMap((_, unit) => {
      if (topic && !names(topic, unit) && !topic.headed.has(sectionOf(unit, open))) return [];
      const card = cardFrom(unit, reading, isTermHere);
      return card ? [card] : [];
    });
  const sure = cardsBy(isOwnTerm);
  // A text in everyday words defines things too.
  const cards = sure.length > 0 ? sure : cardsBy(() => true);
  return cards.find(({ unit }) => !dealt.includes(unit)) ?? cards[0] ?? null;
}

/** A card that was just dealt, its back hidden. */
export function dealtReply(card: DealtCard, reading: Reading): Reply {
  return { reading, spans: [], card, markdown: `${card.front}\n\nSay it in your own words, or say “show me”.` };
}

/** What of a good answer has to be there; of a few shared words nothing can be told. */
const KNOWN = 0.4;
const PARTLY = { share: 0.2, words: 2 };
const DENIES = /\b(?:not|no|never|without|cannot|n['’]t)\b/i;

/** The back of a card, after a kind word on what the learner tried. */
export function turned(card: DealtCard, attempt: string | null, reading: Reading): Reply {
  const span = { from: card.unit, to: card.unit + 1 };
  const word = attempt === null ? 'Here’s the answer:' : verdict(attempt, card);
  return { reading, spans: [span], markdown: `${word}\n\n${card.back}` };
}

function verdict(attempt: string, { front, back }: DealtCard): string {
  const asked = new Set(searchStems(front));
  const wanted = new Set(searchStems(back).filter((stem) => !asked.has(stem)));
  const said = new Set(attempt.split(/[^\p{L}\p{N}]+/u).map((word) => searchStem(word.toLowerCase())));
  let met = 0;
  for (const stem of wanted) if (said.has(stem)) met++;
  const share = met / Math.max(1, wanted.size);
  if (met === 0 || (met < PARTLY.words && wanted.size > PARTLY.words)) return 'Not quite. Compare it with the text:';
  const agrees = DENIES.test(attempt) === DENIES.test(back);
  if (agrees && share >= KNOWN) return 'Yes. The text puts it like this:';
  return agrees && share >= PARTLY.share
    ? 'Partly right. Compare it with the text:'
    : 'Compare it with the text and judge for yourself:';
}
