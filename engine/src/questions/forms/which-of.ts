import type { Definition } from '../../facts/definitions.ts';
import { isDefining, type Mention, verbOf } from '../../facts/mentions.ts';
import type { Predicate } from '../../facts/predicates.ts';
import { isOrdinary } from '../../facts/term-evidence.ts';
import { inOtherNumber } from '../../grammar/agreement.ts';
import { isVerbForm } from '../../grammar/sure-verbs.ts';
import { isClassWord } from '../../kinds/class-words.ts';
import { kindFromVerb, kindOf } from '../../kinds/kinds.ts';
import { hidesAmong, natureOf, passesFor, wantedBy } from '../../kinds/nature.ts';
import { areRelated, headOf, isSupported, subjectOf } from '../../kinds/relations.ts';
import { genusIn } from '../../kinds/said-kinds.ts';
import { arePaired, headMates, kinship } from '../../kinds/siblings.ts';
import { classMates } from '../../kinds/word-classes.ts';
import { companyOf } from '../../lexicon/company.ts';
import { type Corpus, inSentence, originOf, sentencesWith } from '../../reading/corpus.ts';
import { leansOnIdea, pointsBack } from '../../reading/pointing.ts';
import { inOneRow, rowMates } from '../../reading/rows.ts';
import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { contentStems } from '../../text/stems.ts';
import { termKey } from '../../text/terms.ts';
import { bestThree, inOneBlock, neighbours } from '../options/distractors.ts';
import { isPlainFor } from '../options/plain-roots.ts';
import type { Candidate } from '../types.ts';
import { holdsTheOther } from './introduced.ts';
import { isSpokenOf } from './mates.ts';

/** What is said of one thing, asked without naming it. */
interface Claim extends Mention {
  /** "stresses individual choice", "is the order in which …" */
  text: string;
  stems: readonly string[];
  /** Others of whom the sentence says the same. */
  members: readonly string[];
  tense: Predicate['tense'];
  weight: number;
}

/** "Prazosin and doxazosin block …": asked of the first of them, in the singular where it is one thing. */
function fromPredicate(item: Predicate): Claim | null {
  const [first] = item.members;
  const plural = first === undefined ? item.plural : isPlural(first.split(' ').at(-1)!);
  const text = plural === item.plural ? item.text : inOtherNumber(item.text, plural);
  if (text === null) return null;
  return {
    ...item,
    name: first ?? item.name,
    plural,
    text,
    verb: verbOf(text),
    defines: isDefining(text),
    sort: '',
    subject: first === undefined ? item.subject : subjectOf(first, item.origin),
    weight: Math.min(1, item.standing * 0.25),
  };
}

function fromDefinition(item: Definition): Claim {
  const text = `${item.plural ? 'are' : 'is'} ${item.description}`;
  return {
    ...item,
    name: item.determiner ? `${item.determiner} ${item.term}` : item.term,
    proper: false,
    text,
    members: [],
    tense: 'present',
    verb: verbOf(text),
    defines: true,
    sort: '',
    weight: 0.8,
  };
}

/** "the", "a" or nothing. */
const articleOf = (name: string) => /^(?:the|an?) /i.exec(name)?.[0].toLowerCase().replace('an ', 'a ') ?? '';

/** "Antibiotics are … Tetracyclines bind …": what is defined first, in the plural or under the same head, the others may be kinds of. */
function mayBeKindOf(own: Claim, other: Mention): boolean {
  const before = own.origin.order < other.origin.order;
  if (own.origin.section !== other.origin.section) return false;
  if (own.plural)
    return own.defines ? before && !other.defines : !before && other.defines && inOneBlock(own.origin, other.origin);
  return own.defines && before && !other.defines && headOf(own.subject.key) === headOf(other.subject.key);
}

function couldBe(own: Claim, other: Mention, corpus: Corpus): boolean {
  if (mayBeKindOf(own, other) || own.members.includes(other.name)) return false;
  if (own.plural !== other.plural || own.proper !== other.proper) return false;
  const wanted = kindFromVerb(own.text);
  if (wanted !== null && other.kind !== wanted && other.kind !== 'thing') return false;
  // "The protagonist" among "Plot" and "Theme" is not of their row.
  if (articleOf(own.name) !== articleOf(other.name)) return false;
  if (areRelated(own.subject, other.subject, corpus) || holdsTheOther(own.subject.key, other.subject.key)) return false;
  if (other.subject.stems.some((item) => own.stems.includes(item))) return false;
  if (sharesKeyWord(own, other, corpus) || mayHold(own, other) || areOtherStuff(own.subject.key, other.subject.key))
    return false;
  if (isCalled(own, other, corpus) || mayBeAmong(own, other, corpus) || saysGenus(own, other)) return false;
  if (isHigher(own, other, corpus) || isOnlyJoined(own, other, corpus) || isAnyWord(own, other, corpus)) return false;
  return !isSupported(other.subject, own.text, corpus, 0.5, own.origin.sentence);
}

/** "a spinlock" where "a lock that …" is asked for: its name says that it is one. */
function saysGenus({ text, defines, subject }: Claim, other: Mention): boolean {
  const genus = defines ? genusIn(text) : '';
  return genus.length > 3 && other.subject.key.endsWith(genus) && !subject.key.endsWith(genus);
}

/** "Acute inflammation" has a chapter of its own, "serous inflammation" a sentence: they are not of one rank. */
function isHigher(own: Claim, other: Mention, corpus: Corpus): boolean {
  if (headOf(own.subject.key) !== headOf(other.subject.key)) return false;
  const headings = headingsOf(corpus);
  return headings.has(other.subject.key) && !headings.has(own.subject.key);
}

const headingKeys = new WeakMap<Corpus, ReadonlySet<string>>();

/** The keys of all headings. */
function headingsOf(corpus: Corpus): ReadonlySet<string> {
  let keys = headingKeys.get(corpus);
  if (!keys) {
    keys = new Set(corpus.entries.flatMap((entry) => originOf(entry).section.headingPath).map(termKey));
    headingKeys.set(corpus, keys);
  }
  return keys;
}

/** "sodium and secretion": joined by "and" in one sentence, and of different nature. */
const isOnlyJoined = (own: Claim, other: Mention, corpus: Corpus) =>
  arePaired(own.subject.key, other.subject.key, corpus) &&
  passesFor(natureOf(own.name, corpus), natureOf(other.name, corpus)) === 0;

/** "Movement" among "solifluction" and "creep": a word that everybody uses, and that the text does not put beside it. */
const isAnyWord = (own: Claim, other: Mention, corpus: Corpus) =>
  !other.defines &&
  !/[ -]/.test(other.subject.key) &&
  isOrdinary(other.subject.key) &&
  !isOrdinary(own.subject.key) &&
  !inOneRow(own.subject.key, other.subject.key, corpus.rows) &&
  !classMates(bareName(own.name)).some((list) => list.includes(bareName(other.name).toLowerCase()));

/** "amylase" and "glucose": the ending tells an enzyme from a sugar. */
const areOtherStuff = (left: string, right: string) =>
  /ase$/.test(left) !== /ase$/.test(right) && (/[^h]ose$/.test(left) || /[^h]ose$/.test(right));

/** "Duress too renders it voidable": of a short statement the rarest word tells whether another sentence says it as well. */
function sharesKeyWord(own: Claim, other: Mention, corpus: Corpus): boolean {
  const stems = [...new Set(own.stems)];
  if (stems.length > 5) return false;
  const count = (item: string) => corpus.postings.get(item)?.length ?? 0;
  const rarest = stems.sort((a, b) => count(a) - count(b))[0]!;
  return sentencesWith([...other.subject.stems, rarest], corpus, 5).some(
    (order) => corpus.entries[order]!.sentence.text !== own.origin.sentence,
  );
}

/** A name tells itself when a word of it stands in what is said of it. */
function isGivenAway(own: Claim): boolean {
  // "electoral system" where votes are "cast in an election": so is it by a word of the same root.
  const roots = (text: string) => (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 5));
  const said = new Set(roots(own.text));
  return own.subject.stems.some((item) => own.stems.includes(item)) || roots(own.name).some((root) => said.has(root));
}

/** A name in a row to which the tagger added the verb behind it, or the head of a column: "digoxin increase", "rate depends on". */
const holdsVerb = (name: string) =>
  name.includes(' ') &&
  (isVerbForm(name.split(' ').at(-1)!.toLowerCase()) || / (?:on|of|to|in|by|with|for|from|at)$/.test(name));

const isQuality = (word: string) =>
  /^(?:high|low|large|small|long|short|good|bad|poor|rich|white|black|red|light|heavy|strong|weak|pure|clean|wet|dry)$/i.test(
    word,
  );

/**
 * "Soil structure" among the sorts of structure, "white cells" among the sorts of cell: the whole of which the right one
 * is a part, named after the topic, or after a quality that any of them may have.
 */
function mayHold(own: Claim, other: Mention): boolean {
  const [mine, others] = [own.subject.key, other.subject.key];
  if (!mine.includes(' ') || !others.includes(' ') || headOf(mine) !== headOf(others)) return false;
  const word = others.slice(0, others.lastIndexOf(' '));
  if (isQuality(word) && !isQuality(mine.slice(0, mine.lastIndexOf(' ')))) return true;
  const topic = contentStems(own.origin.section.headingPath.join(' '));
  const sort = contentStems(word);
  if (/(?:al|ic|ive|ous|ary|ed|ing|ate)$/.test(word)) return false;
  return sort.length > 0 && sort.every((item) => topic.includes(item));
}

/** "Eukaryotic cells keep …" holds of muscle cells too: of several sorts only those that the text sets side by side differ. */
function mayBeAmong(own: Claim, other: Mention, corpus: Corpus): boolean {
  const [left, right] = [own.subject.key, other.subject.key];
  if (!own.plural || !left.includes(' ') || headOf(left) !== headOf(right)) return false;
  return (
    !inOneRow(left, right, corpus.rows) && !arePaired(left, right, corpus) && !inOneBlock(own.origin, other.origin)
  );
}

/** "One candidate key is chosen as the primary key": the text calls the one a case of the other. */
function isCalled(own: Claim, other: Mention, corpus: Corpus): boolean {
  const names = [own.subject.key, other.subject.key];
  return sentencesWith([...own.subject.stems, ...other.subject.stems], corpus, 12).some((order) => {
    const text = corpus.entries[order]!.sentence.text.toLowerCase();
    const places = names.map((name) => text.indexOf(name));
    return places.every((at) => at >= 0) && places.some((at) => CALLS.test(text.slice(0, at)));
  });
}

const CALLS = /\b(?:as|called|termed|named|sorts? of|kinds? of|types? of|forms? of) (?:the |an? )?$/;

/** The names that the text, or common knowledge, puts in a row with this one, whether or not a sentence is about them. */
function matesOf(own: Claim, corpus: Corpus): Mention[] {
  const article = articleOf(own.name).trim();
  const withArticle = (name: string) =>
    article === '' ? name : `${article === 'a' ? (/^[aeiou]/i.test(name) ? 'an' : 'a') : 'the'} ${name}`;
  // "an artificial medium" is met once and may be any of them; what the text comes back to, or lists, is a sort of its own.
  const alike = headMates(own.subject.key, own.plural, corpus, own.origin.order)
    .filter((mate) => article !== 'a' || mate.article === 'a')
    .filter(({ key, compound }) => compound || (corpus.terms.get(key)?.count ?? 0) > 1 || corpus.rows.has(key))
    .map(({ name, order }) => ({ name: inSentence(name, corpus), origin: originOf(corpus.entries[order]!) }));
  const known = mayBeOfClass(own) ? classMates(own.name.replace(/^(?:the|an?) /i, '')) : [];
  // A single word has the sense of its class where the text has others of that class; two words leave no doubt.
  const { key } = own.subject;
  const least = key.includes(' ') || key.length > 12 ? 0 : key.length >= 9 && !/ity$/.test(key) ? 1 : 2;
  const meant = known.filter((list) => list.filter((name) => isSpokenOf(name, corpus)).length >= least);
  const here = (names: readonly string[]) => names.map((name) => ({ name, origin: own.origin }));
  // What stands only at the head of a row of a table is no more than a label.
  const inRow = rowMates(own.subject.key, own.plural, corpus.rows).filter((name) => isSpokenOf(name, corpus));
  return [...here(inRow), ...alike, ...here(meant.flat())]
    .filter(({ name }) => !holdsVerb(name))
    .map(({ name, origin }) => ({
      ...own,
      origin,
      name: withArticle(article === '' ? name : inSentence(name, corpus)),
      kind: kindOf(name.split(' ').at(-1)!),
      proper: own.proper && /^\p{Lu}/u.test(name),
      verb: '',
      defines: false,
      sort: '',
      subject: subjectOf(name, own.origin),
    }));
}

/** Of what others of a class do, or need, the text says nothing: only what tells one from the others is asked. */
function mayBeOfClass({ text, tense, members }: Claim): boolean {
  return (
    tense !== 'past' &&
    members.length === 0 &&
    !/\d ?(?:%|per ?cent)|\b(?:between|about|around|to) \d|^must\b/.test(text)
  );
}

/** "is the enemy of the forester", "is an exception, in that …": said for effect, or beside something unsaid. */
const IDLE = /^(?:is|are) (?:an?|the) (?:\p{Ll}+ )?(?:exception|enemy|friend|servant|strength|weakness|threat)s?\b/u;

/** What leans on the text around it, holds of several together, or may hold of any of them. */
function isUnfit(own: Claim): boolean {
  const { name, text } = own;
  if (IDLE.test(text) || isClassWord(name)) return true;
  // "The rank of a matrix is the number of rows in its echelon form": the pronoun stands for a part of the name.
  if (/ of /.test(name) && /\b(?:its|their|it|them)\b/.test(text)) return true;
  if (text.split(' ').length > 26 || /\b(?:also|too|similarly|together|each other|because|since)\b/.test(text))
    return true;
  // "The nineteenth century brought …": a time does nothing; "the commonest form": of what?
  if (/\b(?:century|centuries|decade|year|period)s?$/i.test(name)) return true;
  if (
    /\bthe (?:\p{L}+est|most \p{L}+|main|chief|only) (?:form|type|kind|cause|source|factor|case|one)(?=$|[,;]| (?:over|for|with|in the)\b)/u.test(
      text,
    )
  )
    return true;
  if (/\bthe \p{Ll}+ \p{Ll}+er$|^(?:may|can|could|might)\b|^remains? \p{L}+(?= under| in| for|$)/u.test(text))
    return true;
  // "The rotor carries …", "a torque drags …": one that was spoken of before, unless the text says what it is.
  if (!own.defines && /^(?:the|an?) [^ ]+$/i.test(name)) return true;
  if (new Set(own.members.map((member) => kindOf(member.split(' ').at(-1)!))).size > 1) return true;
  if (/^(?:As a result|Consequently|Therefore|Thus|Hence|Then|So)\b/.test(own.origin.sentence)) return true;
  return pointsBack(text) || leansOnIdea(text) || isGivenAway(own);
}

/** "makes a contract voidable": so may others of its row; only of sorts of one thing ("a flat structure") that much is enough. */
const isBrief = ({ defines, stems, text }: Claim) => !defines && new Set(stems).size < 4 && !/\d/.test(text);

const areSorts = (own: Claim, other: Mention) =>
  own.subject.key.includes(' ') && headOf(own.subject.key) === headOf(other.subject.key);

/** From here on the text itself, or common knowledge, puts two things in one row. */
const SIDE_BY_SIDE = 1.5;

const wordsOf = ({ subject }: Mention) => subject.key.split(/[ -]/).sort().join(' ');

const bareName = (name: string) => name.replace(/^(?:the|an?) /i, '');

/** Of those as surely of its row, one of its class, one that the text speaks of, and one that keeps its company tempts more. */
const nearness = (own: Claim, { name }: Mention, corpus: Corpus) =>
  (classMates(bareName(own.name)).some((list) => list.includes(bareName(name).toLowerCase())) ? 0.3 : 0) +
  (isSpokenOf(bareName(name), corpus) ? 0.15 : 0) +
  (companyOf(own.name, name) ?? 0) * 0.1;

function questionOf(own: Claim, near: readonly Mention[], corpus: Corpus): Candidate | null {
  if (isUnfit(own)) return null;
  const seen = new Set<string>();
  const ranked = [...near, ...matesOf(own, corpus)]
    .map((item) => ({ item, score: kinship(own, item, corpus) }))
    .filter(({ score }) => score >= 1)
    .map(({ item, score }) => ({ item, score: score + nearness(own, item, corpus) }))
    .filter(({ item }) => !isClassWord(item.name) && !seen.has(item.subject.key) && seen.add(item.subject.key))
    .filter(({ item }) => couldBe(own, item, corpus));
  const wanted = wantedBy(own.text, own.name, corpus);
  const passes = (item: Mention) =>
    kinship(own, item, corpus) >= SIDE_BY_SIDE ? 1 : passesFor(wanted.nature, natureOf(item.name, corpus));
  const three = bestThree(
    ranked,
    // "Rational-legal authority" is "legal-rational authority".
    (a, b) => areRelated(a.subject, b.subject, corpus) || wordsOf(a) === wordsOf(b),
    // What the text defines by one word has its fellows there: a class from outside may be that of another sense.
    (item) => own.defines && !own.subject.key.includes(' ') && !isSpokenOf(bareName(item.name), corpus),
    (options) =>
      hidesAmong(wanted, options.map(passes)) &&
      // A class of which the text speaks of nobody else is meant in another sense, or told of in passing.
      options.some((item) => isSpokenOf(bareName(item.name), corpus)) &&
      !(
        own.subject.key.includes(' ') &&
        isPlainFor(own.name, own.text) &&
        !options.some((item) => isPlainFor(item.name, own.text))
      ),
  );
  if (!three || (isBrief(own) && !three.every((item) => areSorts(own, item)))) return null;
  const surest = three.map((item) => kinship(own, item, corpus)).sort((a, b) => a - b);
  return {
    form: 'term',
    stem: `Which of the following ${own.text}?`,
    answer: capitalise(own.name),
    distractors: three.map((item) => capitalise(item.name)),
    difficulty: 'easy',
    weight: 3.1 + own.weight * 0.5 + surest[0]! * 0.2,
    about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
    subject: own.subject.key,
    origin: own.origin,
  };
}

/** "Which of the following stresses individual choice?" with the other things that the text speaks of in one row. */
export function whichOfQuestions(
  predicates: readonly Predicate[],
  definitions: readonly Definition[],
  mentions: readonly Mention[],
  corpus: Corpus,
): Candidate[] {
  const sorts = new Map(mentions.filter(({ sort }) => sort).map(({ subject, sort }) => [subject.key, sort]));
  const sorted = <T extends Mention>(item: T): T => ({ ...item, sort: sorts.get(item.subject.key) ?? '' });
  const known = mentions.map(sorted);
  const claims = [
    ...predicates
      .filter(
        (item) =>
          !item.lent && !item.context && !item.lead && !item.negative && (item.tense !== 'past' || !item.proper),
      )
      .map(fromPredicate)
      .filter((item) => item !== null),
    ...definitions.filter((item) => item.from === 'sentence').map(fromDefinition),
  ];
  const at = new Map(mentions.map((mention, i) => [mention.origin.order, i]));
  return claims
    .map((own) => {
      const place = at.get(own.origin.order);
      return place === undefined ? null : questionOf(sorted(own), neighbours(known, place, 40), corpus);
    })
    .filter((candidate) => candidate !== null);
}
