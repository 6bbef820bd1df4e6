import { isUnparseable, isVagueSubject, leansOnContext, opensOnContext, plainSentence } from '../grammar/wording.ts';
import type { Name } from '../kinds/names.ts';
import { type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import {
  goesOn,
  leansOnIdea,
  leansOnNewness,
  leansOnPair,
  opensBackwards,
  pointsBack,
  withoutBoundWords,
} from '../reading/pointing.ts';
import { casesIn, type TitleClass, titlesIn } from '../reading/titles.ts';
import { capitalise } from '../text/normalise.ts';
import { contentStems } from '../text/stems.ts';
import { isNoun, tag } from '../text/tagging.ts';

/** What stands in the gap of a sentence that tells of one event, one case or one person. */
export type NamedClass = 'year' | 'case' | 'authority' | 'section' | 'person' | 'place' | TitleClass;

/** A sentence that is quoted whole but for one name or year. */
export interface Named {
  class: NamedClass;
  before: string;
  right: string;
  after: string;
  /** The content of the sentence without what is asked for. */
  claim: readonly string[];
  origin: Origin;
}

/** "The account that follows", "the notes below": about the text itself. */
const ABOUT_TEXT =
  /\b(?:account|chapter|notes?|essay|section|lecture|paper|list|table) (?:that|which|to|below|above|follow)|\b(?:students?|beginners|candidates) (?:who|often|must|should)\b/i;

const EXAMPLES_ONLY =
  /\b(?:such as|for example|for instance|including|includes?|among|one of|especially|notably|other|others|similar|like|may|might|could)\b/i;

/** The sentence without the pronouns that it explains itself, and without "later" where nothing is counted from. */
function withoutOwnPronouns(text: string): string {
  return withoutBoundWords(text).replace(/(?<!\b(?:years?|months?|days?|weeks?|little) )\b(?:later|still|yet)\b/g, '');
}

/** A text that can be read without its neighbours, or null; what a case was about is told with pronouns. */
function readable(whole: string, ofCase: boolean): string | null {
  const text = capitalise(whole.replace(/["“”]([^"“”]*)["“”]/g, '‘$1’'));
  const count = text.split(' ').length;
  if (count < 8 || count > (ofCase ? 50 : 42) || /—|:$/.test(text)) return null;
  if (isUnparseable(text) || !/^\p{Lu}/u.test(text)) return null;
  if (isVagueSubject(text) || opensOnContext(text) || ABOUT_TEXT.test(text)) return null;
  if (/^(?:As|So|Nor|And|But|Thus)\b/.test(text)) return null;
  if (leansOnNewness(text) || (!ofCase && (leansOnIdea(text) || leansOnPair(text)))) return null;
  const own = withoutOwnPronouns(text);
  return leansOnContext(ofCase ? own.replace(/\b(?:him|her|his|he|she|it|they|them)\b/g, '') : own) ? null : text;
}

/** The sentence, or the parts of it that a semicolon sets apart, as far as they can stand alone. */
function readableParts(entry: Entry): string[] {
  if (entry.sentence.kind === 'list' && !/\.$/.test(entry.sentence.text)) return [];
  const plain = plainSentence(entry.sentence.text);
  const whole = readable(plain, false);
  if (whole) return [whole];
  return plain
    .split('; ')
    .flatMap((part) => readable(part, false) ?? [])
    .slice(0, 2);
}

/** "in 1914", "on 1 January 1914", "the Constitution of 1954": the year of one event. */
const YEAR =
  /\b(?:[Ii]n|[Ss]ince|[Uu]ntil|of|(?:[Ii]n|[Oo]n) (?:\d{1,2} )?(?:(?:early|late) )?(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:[Ii]n) (?:early|late|mid-)) ?((?:1[0-9]|20)\d\d)(?![\p{L}\d]|[–-]\d| (?:to|and|or) (?:1[0-9]|20)\d\d)/gu;

/** What happens at one time and is told for its own sake. */
const EVENT =
  /\b(?:founded|established|created|set up|enacted|passed|repealed|abolished|annexed|conquered|amalgamated|signed|proclaimed|introduced|invented|discovered|isolated|came into force|took effect|independen(?:t|ce)|fell|captured|defeated|sacked|opened|granted|nationalised|formed|launched|joined|broke out|died|was born|won|seized|overthrew|deposed|exiled|crowned|elected|declared|landed|reached|destroyed|occupied|adopted|became)\b/;
/** Findings and publications have years that nobody learns. */
const FINDING =
  /\b(?:reported|asked|showed|found|survey|study|studies|trial|experiment|published|described|observed|argued|wrote|textbooks?|estimated|census|according to|measured|noticed)\b/i;

/** The year of an event that the main clause of a sentence tells. */
function yearIn(text: string): { start: number; end: number } | null {
  if (!EVENT.test(text) || FINDING.test(text) || /\d\s?(?:%|per ?cent|million|billion)|\d,\d{3}/.test(text))
    return null;
  const years = text.match(/\b(?:1[0-9]|20)\d\d\b/g) ?? [];
  const [match, second] = [...text.matchAll(YEAR)];
  if (!match || second || years.length !== 1) return null;
  const end = match.index + match[0].length;
  // At one of the two ends of the sentence, not in an aside.
  const [before, after] = [text.slice(0, match.index), text.slice(end)];
  if (before !== '' && !/^(?:$| (?:by|under|at|in|to|with|as) [^,]*$)/.test(after)) return null;
  if (before !== '' && /, (?:which|who|whose|where|\p{L}+(?:ed|en|ing))\b[^,]*$/u.test(before)) return null;
  return { start: end - 4, end };
}

/** The country that the whole text speaks of is no answer. */
function isEverywhere(name: Name, corpus: Corpus): boolean {
  return name.class === 'place' && name.orders.length > Math.max(4, corpus.entries.length / 20);
}

const TITLE =
  /^(?:President|Dr|Chief|Sir|Lord|Justice|General|Professor|King|Queen|Bishop|Prince|Oba|Emir|Sultan|Alhaji|Mama|Mr|Mrs|Miss|Madam|Alhaja)\b/;

/** "_____ of Lagos", "_____, a Mexican producer": where somebody comes from tells which of the names it is. */
function tellsOrigin(before: string, after: string): boolean {
  if (/^,? of \p{Lu}[\p{L}-]+(?=[,.]| \p{Ll}|$)/u.test(after)) return true;
  const ahead = /\b(?:[Aa]n?|[Tt]he) (\p{Lu}\p{L}+) (?:\p{Ll}+ ){0,2}\p{Ll}+,? $/u.exec(before)?.[1] ?? '';
  const beside = `${ahead} ${/^, (?:an?|the) ([^,]*)/.exec(after)?.[1] ?? ''}`;
  return tag(beside).some(
    (token) => token.tags.has('Demonym') || /^\p{Lu}\p{Ll}+(?:an|ese|ish|ch|sh)$/u.test(token.text),
  );
}

/** "_____ pointed to its dysfunctions", "opposed two kinds": of what, the sentence before tells. */
function speaksOfUnnamed(before: string, after: string): boolean {
  if (/\b(?:two|three|four|five|several|both) (?:kinds|types|sorts|forms|classes|groups|parts)$/.test(after))
    return true;
  if (/^ (?:wanted to know|wondered|set out to)\b/.test(after)) return true;
  const its = after.search(/\bits\b/);
  return its >= 0 && !/\p{L}/u.test(before) && !tag(after.slice(0, its)).some(isNoun);
}

/** A full name where the sentence tells what its bearer did: he opens it, acts, or it is by him. */
function isPersonGap(name: string, before: string, after: string): boolean {
  if (!name.includes(' ') || TITLE.test(name) || TITLE.test(before.trim().split(' ').at(-1) ?? '')) return false;
  if (/^ (?:himself|herself)\b/.test(after)) return false;
  // "_____ (1919), who wrote for the delegation: a sound settlement": the entry of a list, and no sentence.
  if (before === '' && /^(?:, (?:who|an?|the)\b[^:]*)?:/.test(after)) return false;
  // "J. _____ pointed out": half of a name.
  if (/(?:^|\P{L})\p{Lu}\. $/u.test(before) || speaksOfUnnamed(before, after)) return false;
  if (/^, (?:(?:the |one of |an? )?(?:\p{L}+ ){0,2}of )?(?:its|their|these|those)\b/u.test(after)) return false;
  // "_____, poet and canon, was its greatest master": of what? And how somebody died is not what he is known for.
  const said = after.replace(/^, [^,]*,/, '');
  if (/^ (?:is|was|became|remained) (?:one of )?(?:its|their)\b/.test(said)) return false;
  if (/^ (?:died|was born|married|drowned|retired|fell ill)\b/.test(said) || /\bas $/.test(before)) return false;
  if (tellsOrigin(before, after) || goesOn(after.replace(/^(?:, [^,]*,)? /, ''))) return false;
  return /^$|, $|\b(?:by|of|that|which|to|from) $/.test(before) || /^ \p{Ll}+ed\b/u.test(after);
}

function personOrPlaceIn(
  text: string,
  corpus: Corpus,
): { start: number; end: number; class: 'person' | 'place' } | null {
  for (const match of text.matchAll(/\p{Lu}[\p{L}'’-]+(?: (?:(?:dan|ibn|al|de|von|van) )?\p{Lu}[\p{L}'’-]+)*/gu)) {
    const name = corpus.names.get(match[0]);
    if (!name || name.class === 'other' || !name.sure || isEverywhere(name, corpus)) continue;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    // One of several that are named together, a part of a longer name, or whose thing it is.
    if (/^(?:(?: in \d{4})?,? (?:and|or) (?:the )?\p{Lu}|, \p{Lu}|['’]| \p{Lu}| v | \d)/u.test(after)) continue;
    if (/(?:\p{Lu}[\p{L}'’-]*,?(?: and| or|,)| v|\p{Lu}[\p{L}-]+(?: of)?) (?:the )?$/u.test(before)) continue;
    const place = { start: match.index, end: match.index + match[0].length };
    if (name.class === 'person' && isPersonGap(match[0], before, after)) return { ...place, class: 'person' };
    if (name.class === 'place' && /\b(?:in|at|to|from|into|near|around) (?:the )?$/i.test(before))
      return { ...place, class: 'place' };
  }
  return null;
}

/** Whether the rest of the sentence tells enough for a learner to know which one is meant. */
function tellsEnough(text: string, claim: readonly string[]): boolean {
  const names = text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]+/gu) ?? [];
  return new Set(claim).size >= (names.length > 0 ? 5 : 6);
}

/** "… could not recover it (Stilk v Myrick, 1809).": the case stands behind what it decided. */
function citedCase(entry: Entry): Named | null {
  const bracket = /\(([^()]+)\)\.?$/.exec(entry.sentence.text)?.[1] ?? '';
  const [own, second] = casesIn(bracket);
  if (!own || second) return null;
  const text = readable(plainSentence(entry.sentence.text), true);
  const claim = contentStems(text ?? '');
  if (!text || opensBackwards(text) || !tellsEnough(text, claim)) return null;
  return { class: 'authority', before: text, right: own.text, after: '', claim, origin: originOf(entry) };
}

/** "Section 45 permits …", "under section 33 of the Constitution": the number of a provision of a law. */
const SECTION =
  /\b[Ss]ection (\d{1,3})(?![\d(.])(?=(?: of the (?:\p{Lu}|\d{4} )[^,;]*)? (?:provides|vests|permits|states|requires|prohibits|makes|creates|gives|guarantees|defines|empowers|allows|forbids|protects|establishes)\b)/gu;

function sectionIn(entry: Entry): { text: string; start: number; end: number } | null {
  const text = plainSentence(entry.sentence.text);
  // "a rule of law preserved by section 118 makes it admissible;": an entry of a list, and no sentence.
  if (!/^\p{Lu}/u.test(text) || /;$/.test(entry.sentence.text)) return null;
  const [match, second] = [...text.matchAll(SECTION)];
  if (!match || second || (text.match(/\bsections? \d/gi)?.length ?? 0) > 1) return null;
  const rest = text.replace(match[0], '');
  if (/[:—"“]/.test(text) || leansOnContext(withoutOwnPronouns(rest)) || pointsBack(text)) return null;
  const end = match.index + match[0].length;
  return { text, start: end - match[1]!.length, end };
}

/** The years, cases, laws, persons and places that a sentence may be asked for: at most one of each class. */
export function namedIn(entry: Entry, corpus: Corpus): Named[] {
  const found: Named[] = [];
  const addTo = (text: string) => (kind: NamedClass, start: number, end: number) => {
    const [before, right, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    const claim = contentStems(`${before} ${after}`);
    if (tellsEnough(before + after, claim) && (kind === 'section' || !`${before}${after}`.includes(right)))
      found.push({ class: kind, before, right, after, claim, origin: originOf(entry) });
  };
  const section = sectionIn(entry);
  if (section) addTo(section.text)('section', section.start, section.end);
  if (casesIn(entry.sentence.text).length > 0) {
    const cited = citedCase(entry);
    if (cited) return [cited];
    const text = readable(plainSentence(entry.sentence.text), true);
    // The year behind a case, which the plain sentence is without, tells where its name ends.
    const [own, second] = casesIn(entry.sentence.text);
    const at = text && own && !second ? text.indexOf(own.text) : -1;
    // "Courts look for something outside it: the tests in R v Bello": only what is told of a case itself may say "it".
    const leans = at > 20 && /^(?:\S+ ){1,7}(?:it|they|them)\b/.test(text!);
    if (text && at >= 0 && !opensBackwards(text) && !leans) addTo(text)('case', at, at + own!.text.length);
    return found;
  }
  for (const text of readableParts(entry)) addNames(text, addTo(text), corpus);
  return found;
}

/** What happened at a place, told for its own sake; "on the Kola Peninsula in _____" only says where a place is. */
function isPlaceFact(text: string, start: number): boolean {
  const before = text.slice(0, start);
  if (!EVENT.test(text) || FINDING.test(text) || /\b(?:his|her|him|their|its)\b/.test(before)) return false;
  return !/\p{Lu}[\p{L}-]+ in (?:the )?$/u.test(before);
}

type Add = (kind: NamedClass, start: number, end: number) => void;

function addNames(text: string, add: Add, corpus: Corpus): void {
  const name = personOrPlaceIn(text, corpus);
  if (
    name?.class === 'person' &&
    // What comes before the name sets the scene; it must need no other sentence.
    !pointsBack(text) &&
    !/\b(?:such as|for example|for instance|including|among)\b/.test(text)
  )
    add('person', name.start, name.end);
  if (pointsBack(text)) return;
  const year = yearIn(text);
  if (year) add('year', year.start, year.end);
  if (EXAMPLES_ONLY.test(text)) return;
  const titles = titlesIn(text);
  // "the _____ of Nigeria": what follows belongs to the name.
  const behind = titles[0] ? text.slice(titles[0].end) : '';
  if (titles.length === 1 && !/^ (?:of|for) (?:the )?(?:\p{Lu}|\d{4})/u.test(behind))
    add(titles[0]!.class, titles[0]!.start, titles[0]!.end);
  if (name?.class === 'place' && isPlaceFact(text, name.start)) add('place', name.start, name.end);
}
