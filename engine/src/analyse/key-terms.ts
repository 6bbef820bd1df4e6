import { looksTechnical } from '../facts/term-evidence.ts';
import { insideSentence, properWords } from '../text/casing.ts';
import { capitalise, countWords } from '../text/normalise.ts';
import type { DocumentText, Section, Sentence } from '../text/sections.ts';
import { findTerms, GENERIC_NOUNS, termKey } from '../text/terms.ts';
import { type Explained, explainedIn } from './explained.ts';

/** A term with what the text itself says it is, and where. */
export interface KeyTerm {
  term: string;
  /** As it stands inside of a sentence: "Taylor rule", but "adhesion". */
  name: string;
  definition: string;
  documentId: string;
  sectionId: string;
  /** Position of the defining block within its section. */
  blockIndex: number;
  /** The words of the source that define it. */
  sentence: string;
  /** Its sentence uses the term and does not say what it is. */
  isMention?: true;
}

/** Who says that it is a term: its writer, as an entry of a glossary or in bold; or else the form of a sentence. */
type Standing = 'set out' | 'shown' | 'said';

interface Found extends KeyTerm {
  weight: number;
  standing: Standing;
  rank: number;
  order: number;
}

const LABEL = /^([\p{L}][\p{L}\p{N}'’()/ -]{1,58}?)\s*(?::|\s[–—-]\s)\s*(\S.{14,})$/u;
/** "A router is a device that …": says what it is by its form; a short text has no room to come back to a term. */
const EXPLAINS =
  /^(?!The \p{Ll}\S* (?:is|are|of) )(?:An?\s+|The\s+)?[\p{L}\p{N}'’ -]{2,50}\s(?:is|are)\s(?:an?|the|any|one of)\s(?:\S+\s){1,6}(?:that|which|who|whose|where|when|by|in|from|used|of|to|between|for|with)\s/u;
/** "Time inconsistency arises when …", "Wien's law states that …": not "The command ping measures …". */
const STATES =
  /^\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){1,5} (?:consists? of|states? that|holds? that|arises? (?:when|if)|occurs? (?:when|if))\s/u;
const SHORT_TEXT_WORDS = 2500;
/** So many sentences back may stand what a name is given to. */
const EARLIER = 3;
const NOT_A_TERM =
  /^(?:this|that|these|those|it|there|here|what|which|who|one|another|each|both|some|many|much|more|most|less|little|few|several|all|any|every|no|not|other|certain|part|half|such|he|she|they|we|you|an?|the|if|when|where|while|by|in|on|at|for|with|to|example|note|first|second|third|next|last|finally|also|answer|result|reason|aim|objective|solution|step|figure|table|main|chief|best|usual|only|whole|total|overall|rest|its|their|his|her|our|my|your)\b(?!-)|^\p{L}+est\b/iu;

/** The same of what its writer set out or in bold, who may well mean the main sequence or a half note. */
const NEVER_A_TERM =
  /^(?:this|that|these|those|it|its|their|there|here|what|which|who|he|she|they|we|you|if|when|where|while|not|no|example|note|first|second|third|next|last|finally|also|answer|result|reason|aim|objective|solution|step|figure|table)\b(?!-)/iu;

/** Of a glossary every term counts, up to a bound; what stands in bold, up to another; of prose the weightiest. */
const MOST_SET_OUT = 200;
const MOST_SHOWN = 40;
const BONUS: Record<Standing, number> = { 'set out': 4, shown: 3, said: 0 };
const SAYS: Record<Explained['says'], number> = { what: 2, something: 1, name: 0 };

/** The terms that a text defines, in its order: all that its writer sets out as such, and the weightiest of the others. */
export function keyTerms(document: DocumentText, max = 15): KeyTerm[] {
  const found = gather(document);
  const ranked = [...found].sort((a, b) => b.weight - a.weight || a.order - b.order);
  const of = (standing: Standing) => ranked.filter((term) => term.standing === standing);
  const setOut = of('set out').slice(0, MOST_SET_OUT);
  const shown = of('shown').slice(0, Math.max(MOST_SHOWN, max - setOut.length));
  const said = of('said').slice(0, Math.max(0, max - setOut.length - shown.length));
  return [...setOut, ...shown, ...said]
    .sort((a, b) => a.order - b.order)
    .map(({ weight: _weight, standing: _standing, rank: _rank, order: _order, ...term }) => term);
}

const gathered = new WeakMap<DocumentText, Found[]>();

function gather(document: DocumentText): Found[] {
  const known = gathered.get(document) ?? find(document);
  gathered.set(document, known);
  return known;
}

function find(document: DocumentText): Found[] {
  const terms = new Map(findTerms(document).map((term) => [term.key, term]));
  const weightOf = (key: string) => {
    const term = terms.get(key);
    return term && term.weight + (term.inHeading ? 2 : 0);
  };
  const found = new Map<string, Found>();
  const add = (
    section: Section,
    blockIndex: number,
    { term, definition, says }: Omit<Explained, 'isShown'>,
    sentence: string,
    standing: Standing,
  ) => {
    const key = termKey(term.replace(/\s*\([^)]*\)/g, ''));
    const before = found.get(key);
    // A better explanation takes the place of the first: what a thing is, and before all what a glossary says.
    const rank = SAYS[says] + (standing === 'set out' ? 1 : 0);
    const best = before && BONUS[before.standing] >= BONUS[standing] ? before.standing : standing;
    if (before && (before.rank > rank || (before.rank === rank && before.standing === best))) {
      before.standing = best;
      return;
    }
    const isSure = standing !== 'said';
    if (key.length < 3 || (isSure ? NEVER_A_TERM : NOT_A_TERM).test(term) || countWords(term) > 5) return;
    // "Course: CSC 201" is a label; a general word counts only where it is really defined: "A condition is a term that …".
    const isDefined = isSure || (/^An? /.test(sentence) && /^an? .*\b(?:that|which|whose|who)\b/.test(definition));
    if (GENERIC_NOUNS.has(key) && (!isDefined || countWords(definition) < 6 || definition.includes(':'))) return;
    const clean = definition.replace(/[.;,\s]+$/, '');
    const name = term.replace(/\s*\([“"'‘][^)]*\)/g, '');
    found.set(key, {
      term: capitalise(name),
      name: insideSentence(name, document),
      definition: `${capitalise(clean)}.`,
      documentId: document.id,
      sectionId: section.id,
      blockIndex,
      sentence,
      ...(says === 'name' ? { isMention: true as const } : {}),
      weight: (weightOf(key) ?? 0.5) + BONUS[best],
      standing: best,
      rank,
      order: before?.order ?? found.size,
    });
  };
  const isTerm = termTest(document, weightOf, (key) => terms.get(key)?.inHeading ?? false);
  for (const section of document.sections) {
    if (section.matter !== 'subject' && section.matter !== 'glossary') continue;
    section.blocks.forEach((block, blockIndex) => {
      if (block.kind === 'definitions') {
        for (const entry of block.entries)
          add(section, blockIndex, { ...entry, says: 'what' }, `${entry.term}: ${entry.definition}`, 'set out');
      } else if (block.kind === 'list') {
        for (const item of block.items) {
          const [, term, definition] = LABEL.exec(item) ?? [];
          if (term && definition && terms.has(termKey(term)))
            add(section, blockIndex, { term, definition, says: 'what' }, item, 'said');
        }
      }
    });
    section.sentences.forEach((sentence, i) => {
      if ((sentence.kind === 'note' && !sentence.emphasised) || sentence.sumsUp) return;
      const isBeside = ({ blockIndex }: Sentence) => blockIndex === sentence.blockIndex;
      const earlier = section.sentences.slice(Math.max(0, i - EARLIER), i).filter(isBeside);
      const after = section.sentences.slice(i + 1, i + 2).find(isBeside);
      for (const explained of explainedIn(sentence, { earlier, after })) {
        if (isTerm(explained, sentence.text))
          add(section, sentence.blockIndex, explained, sentence.text, explained.isShown ? 'shown' : 'said');
      }
    });
  }
  return withoutAbbreviations([...found.values()]);
}

/** Whether what a sentence explains is a term of the text, and not something that plays a part in it for a moment. */
function termTest(
  document: DocumentText,
  weightOf: (key: string) => number | undefined,
  isInHeading: (key: string) => boolean,
): (explained: Explained, text: string) => boolean {
  const isShort = document.wordCount < SHORT_TEXT_WORDS;
  return ({ term, definition, isShown, says, isNamed }, text) => {
    const key = termKey(term);
    const isKnown = weightOf(key) !== undefined;
    const isName = (words: string) => properWords(document).has(words.toLowerCase());
    if (isNamed) return isKnown || (isShort && (looksTechnical(term) || / \p{Lu}/u.test(term)) && !isName(term));
    // Words in bold that nothing is said of must at least come back, or be more than one.
    if (isShown) return says !== 'name' || isKnown || term.includes(' ');
    const [, ...tail] = key.split(' ');
    const isKind = tail.length > 0 && weightOf(tail.join(' ')) !== undefined;
    // "The law states that …": which one, another sentence says.
    if (says !== 'what' && isKnown) return term.includes(' ') || !/^The /.test(text);
    if (says !== 'what') return isShort && (isKind || STATES.test(text));
    // "The price is the possibility of delay" says what plays a part, "The Sun is the nearest star" tells of one thing.
    const isIdentity = /^The /.test(text) && /^the /.test(definition) && !term.includes(' ');
    if (isIdentity) return isInHeading(key) && !isName(term);
    if (PAST.test(text)) return isExplainedInPast(term, definition, text, isName) && (isShort || isKnown);
    return isKnown || isKind || (isShort && EXPLAINS.test(text));
  };
}

const PAST = /^[\p{L}\p{N}'’ -]{2,60}? (?:was|were) (?:[\p{Ll} ]{2,20} )?(?:an?|the|those|any) /u;
const SAYS_WHICH = /^(?:an?|the|those) (?:[\p{L}-]+ ){1,4}(?:that|which|who|whose|to|of|between|by|in|for|with)\s/u;
/** "the first time", "a great victory for": how it counts, and one event. */
const COUNTS =
  /^(?:an?|the) (?:\p{L}+est|first|last|only|main|chief|most|great|turning|result|cause|reason|time|son|daughter|wife|brother|leader|victory|defeat|success|failure|disaster|member|man|woman)\b|\b\d{3,4}\b/u;

/** "Imperium was the power to command": in the past, where persons and events are told of more than words explained. */
function isExplainedInPast(
  term: string,
  definition: string,
  text: string,
  isName: (words: string) => boolean,
): boolean {
  if (!SAYS_WHICH.test(definition) || COUNTS.test(definition)) return false;
  if (/^The /.test(text)) return term.includes(' ');
  // "Tiberius Gracchus was a tribune who …": a person or a place.
  return !isName(term) && !/ \p{Lu}/u.test(term);
}

/** "Additive increase, multiplicative decrease" and "AIMD" are one term: the long name, with what says best what it is. */
function withoutAbbreviations(found: readonly Found[]): Found[] {
  const initials = (name: string) =>
    (name.match(/\p{L}+/gu) ?? [])
      .filter((word) => !/^(?:and|of|the|for|in|to|a)$/.test(word))
      .map((word) => word[0]!.toUpperCase())
      .join('');
  const short = new Map(found.filter(({ term }) => /^\p{Lu}{2,6}$/u.test(term)).map((term) => [term.term, term]));
  const merged = new Set<Found>();
  const whole = found.map((long) => {
    const own = / /.test(long.term) ? short.get(initials(long.term)) : undefined;
    if (!own) return long;
    merged.add(own);
    const { definition, sentence, sectionId, blockIndex, rank } = own.rank > long.rank ? own : long;
    return { ...long, definition, sentence, sectionId, blockIndex, rank, weight: Math.max(own.weight, long.weight) };
  });
  return whole.filter((term) => !merged.has(term));
}
