import { cutSecondClause } from '../grammar/clause.ts';
import { isSureThird } from '../grammar/sure-verbs.ts';
import { isUnparseable, plainSentence } from '../grammar/wording.ts';
import { kindFromVerb, kindOf } from '../kinds/kinds.ts';
import { type Corpus, inSentence, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { glossStandsAlone } from '../standing/statement.ts';
import { capitalise } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import { tagQuickly } from '../text/tagging.ts';
import { termKey } from '../text/terms.ts';
import type { Definition } from './definitions.ts';
import { describedIn } from './described.ts';
import { isEmphasised, mayOpenWithEmphasised } from './emphasised.ts';
import { articleOf, asTerm, build, type Introduced } from './introduction.ts';
import { named } from './naming.ts';
import { asSetOff } from './set-out.ts';
import { straightened } from './straightened.ts';
import { isOrdinary, looksTechnical, namesTerm } from './term-evidence.ts';

/** Verbs by which a text says what a word stands for; whatever else a thing does, others do as well. */
const TELLING =
  '(?:counts?(?! as\\b)|measures?|describes?|denotes?|consists? (?:of|in)|(?:arises?|occurs?|exists?|takes? place) (?:if|when|where)|refers? to|means?|(?:holds?|states?) that)';
const SUBJECT_FIRST = new RegExp(
  String.raw`^(The |An? )?(\p{L}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){0,2}?) (${TELLING}\b.{10,150})$`,
  'u',
);

/** "the enzymes that …" are several things. */
const MANY = /^(?:the|an?) (?:\p{L}+ )?\p{L}+[^s]s (?:that|which|of)\b/u;
/** "also": something was said before; "removes a thin layer": of what, the text around tells. */
const SAYS_TOO_LITTLE =
  /\b(?:also|too|even|only)\b|\ban? (?:\p{Ll}+ )?(?:layer|part|portion|amount|share|piece|side|end|kind|sort|type|form|rate|level|degree|number)s?(?=$|[,;]| (?:and|or|but|evenly|\p{Ll}+ly)\b)/u;
/** What a description says by the way, and not to tell what the thing is. */
const ASIDE =
  /^(?:an?|the) (?:\p{L}+ )?(?:term|word|name|phrase|property|fact|art|last|first|second|third|piece|year|day|town|city|kind|sort|form|example)\b/u;
/** "an alternative for worms", "the leading cause of epilepsy": what is true of it, and not what it means. */
const NO_MEANING =
  /^(?:an?|the) (?:\p{L}+ ){0,2}(?:alternative|cause|reason|remedy|exception|marker|choice|favourite|culprit|rule|standard|option|mainstay|backbone|hallmark|culmination|starting[- ]point|answer|key) (?:to|for|of|in|but|among)\b/u;

/** A verb outside a clause of its own: then it is a sentence and no description. */
function hasVerb(description: string): boolean {
  const [main] = description.split(/ (?:that|which|where|who|whom|whose|when|if|as) /);
  const tokens = tagQuickly(main!);
  return tokens.some(
    (token, i) =>
      i > 1 &&
      (isSureThird(token.lower) || (token.pos === 'VERB' && /[^s]s$/.test(token.lower))) &&
      /^(?:the|an?|its|their)$/.test(tokens[i + 1]?.lower ?? ''),
  );
}

/** A term by its form, or by how often the text comes back to it. */
const isKnownTerm = (term: string, corpus: Corpus) =>
  looksTechnical(term) ||
  isEmphasised(term, corpus) ||
  (term.length >= 5 && (corpus.terms.get(termKey(term))?.count ?? 0) >= 3);

/** Whether what follows a name is a verb of its number. */
function agrees(plural: boolean, predicate: string): boolean {
  const verb = predicate.split(' ')[0]!;
  const isVerb = /^(?:VERB|AUX)$/.test(tagQuickly(`${plural ? 'They' : 'It'} ${predicate}`)[1]?.pos ?? '');
  const ofOne = isSureThird(verb) || /[^s]s$/.test(verb);
  return (isVerb || isSureThird(verb)) && plural !== ofOne;
}

/** "Incidence counts the new cases …": a term that opens its sentence, and what it does. */
function doing(match: RegExpExecArray, origin: Origin, corpus: Corpus, leans: boolean): Introduced[] {
  const [, article, words, predicate] = match as unknown as [string, string | undefined, string, string];
  // "The term demography refers to …": the name comes after.
  if (/^(?:term|word|phrase|expression|name|label) /.test(words)) return [];
  const shown = isEmphasised(words, corpus);
  const term = asTerm(words, shown && article !== undefined);
  // A word without an article is spoken of as such.
  if (!term || (article !== undefined && !isKnownTerm(term, corpus))) return [];
  // "A negative value means that …" says what follows from it, not what it is.
  if (article !== undefined && !shown && /^means? that\b/.test(predicate)) return [];
  if (!agrees(isPlural(term.split(' ').at(-1)!), predicate)) return [];
  // "The balance measures …": which one, the sentence before tells.
  if (/^the/i.test(article ?? '') && !term.includes(' ') && term.length < 9 && !shown) return [];
  const said = predicate.replace(/\b(if|when|where) we (?=\p{Ll})/u, '$1 people ');
  const gloss = said.split(/, (?:and|but|so|which|who|as|since|because|while|whereas|although|for) /)[0]!;
  const tells = shown || (looksTechnical(term) && !(article && !term.includes(' ') && isOrdinary(term)));
  const asks = tells && !leans && glossStandsAlone(gloss, corpus) && !SAYS_TOO_LITTLE.test(gloss);
  const kind = /^(?:counts?|measures?)\b/.test(gloss)
    ? 'measure'
    : (kindFromVerb(gloss) ?? kindOf(term.split(' ').at(-1)!));
  const item = build(term, articleOf(article), 'does', asks ? gloss : '', kind, origin, corpus);
  return item ? [item] : [];
}

/** "A *ring* passes data from neighbour to neighbour": of a term that is set off, anything that it does tells. */
const ACTS = /^(The |An? )?(\p{L}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){0,3}?) (\p{Ll}+ .{15,150})$/u;

/** What may be said of others of its sort as well. */
const TELLS_LITTLE =
  /^(?:has|have|had|was|were|is|are|can|may|must|counts? as|(?:follow|need|require|remain|become|seem|appear|tend|cost|last|serve|play|suit|help|allow|make|let)s?)\b|^\p{Ll}+ (?:if|when|where|in|on|with|at|by|from|to|as|because|until|after|before|over|through|into|for|only|very|more|less)\b|\b(?:opposite|same) (?:direction|way|time)\b/u;

function emphasisedFirst(piece: string, corpus: Corpus): RegExpExecArray | null {
  const match = mayOpenWithEmphasised(piece, corpus) ? ACTS.exec(piece) : null;
  if (match) match[3] = cutSecondClause(match[3]!);
  for (let words = match?.[2]; match && words; ) {
    if (isEmphasised(words, corpus)) return TELLS_LITTLE.test(match[3]!) ? null : match;
    const [next, ...rest] = match[3]!.split(' ');
    if (words.split(' ').length > 3 || rest.length < 3) return null;
    words = match[2] = `${words} ${next}`;
    match[3] = rest.join(' ');
  }
  return null;
}

/** "In *saponification*, a fat is boiled with an alkali": what happens in a thing whose name is set off. */
const WITHIN =
  /^(In|During|Under|By) (the |an? )?(\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){0,3}), (\p{Ll}[^;:]{20,150})$/u;

function happensIn(plain: string, origin: Origin, corpus: Corpus): Introduced[] {
  const [, opening, article, words = '', clause = ''] = WITHIN.exec(plain.split('; ')[0]!) ?? [];
  const term = words && isEmphasised(words, corpus) ? asTerm(words) : null;
  if (!term || SAYS_TOO_LITTLE.test(clause)) return [];
  const gloss = glossStandsAlone(clause, corpus) ? `${opening} _____, ${clause}` : '';
  const item = build(term, articleOf(article), 'names', gloss, kindOf(term.split(' ').at(-1)!), origin, corpus);
  return item ? [item] : [];
}

/** Whether a definition says what its term means, and not what is the case with it. */
const saysMeaning = ({ description, plural }: Definition) =>
  !/[()=/]|(?:,| and) not\b/.test(description) &&
  !NO_MEANING.test(description) &&
  !ASIDE.test(description) &&
  !hasVerb(description) &&
  (plural || !MANY.test(description));

/** What a definition of running text says of its term. */
function meant(definitions: readonly Definition[], origin: Origin, corpus: Corpus): Introduced[] {
  return (
    definitions
      .filter((item) => item.from !== 'list' && asTerm(item.term) !== null && item.kind !== 'person')
      .filter(saysMeaning)
      // "Digoxin, a drug for heart failure": said by the way, and true of others.
      .filter(
        (item) =>
          item.from !== 'apposition' ||
          !/^an? /.test(item.description) ||
          / (?:that|which|where|who) |^an? (?:[\p{L}-]+ ){7,}/u.test(item.description),
      )
      .filter((item) => item.from !== 'apposition' || !item.stems.includes(item.subject.stems.at(-1)!))
      .filter((item) => namesTerm(item, corpus, isEmphasised(item.term, corpus)))
      .flatMap((item) => {
        const kind =
          item.kind === 'thing' && !/^an?$/.test(item.determiner) ? kindOf(item.term.split(' ').at(-1)!) : item.kind;
        return build(item.term, articleOf(item.determiner), 'means', item.description, kind, origin, corpus) ?? [];
      })
  );
}

/** What a list of terms says of its own. */
export function meantInLists(definitions: readonly Definition[], corpus: Corpus): Introduced[] {
  return definitions
    .filter((item) => item.from === 'list' && saysMeaning(item))
    .flatMap(({ term, description, kind, origin }) => {
      const name = asSetOff(inSentence(term, corpus));
      return (name && build(name, '', 'means', description, kind, origin, corpus)) || [];
    });
}

/** What a statement beside it tells of a term. */
function described(plain: string, entry: Entry, corpus: Corpus): Introduced[] {
  return describedIn(plain, entry, corpus).flatMap(({ article, term: name, statement, words }) => {
    const term = asTerm(name);
    if (!term) return [];
    const by = statement.includes('_____') ? 'names' : 'described';
    const kind = by === 'names' || /\b(?:law|principle|rule|theorem)\b/.test(term) ? kindOf(term) : 'process';
    return build(term, articleOf(article), by, statement, kind, { ...originOf(entry), sentence: words }, corpus) ?? [];
  });
}

/** The terms that a sentence of running text brings in, and what it says of them. */
export function introducedIn(entry: Entry, definitions: readonly Definition[], corpus: Corpus): Introduced[] {
  const origin = originOf(entry);
  const plain = straightened(plainSentence(entry.sentence.text));
  const inList = entry.sentence.kind === 'list' && entry.sentence.emphasised !== undefined;
  if ((entry.sentence.kind !== 'paragraph' && !inList) || isUnparseable(plain)) return [];
  const found = [
    ...meant(definitions, origin, corpus),
    ...named(plain, origin, corpus),
    ...described(plain, entry, corpus),
    ...happensIn(plain, origin, corpus),
  ];
  for (const [i, part] of plain.split(/; |: |, (?:and|while|whereas|but) /).entries()) {
    // "…; a management system refers to the software that protects it": what "it" is, the part before says.
    const leans = i > 0 && /\b(?:it|its|they|them|their|him|his|her)\b/.test(part);
    const piece = capitalise(part);
    const match = SUBJECT_FIRST.exec(piece) ?? emphasisedFirst(piece, corpus);
    if (match) found.push(...doing(match, origin, corpus, leans));
  }
  // What it is said to be tells more than what else is said of it.
  const defined = new Set(found.filter(({ by }) => by === 'means').map(({ subject }) => subject.key));
  return found.filter(({ by, subject }) => by === 'means' || !defined.has(subject.key));
}
