import { cutSecondClause } from '../grammar/clause.ts';
import { isSureThird } from '../grammar/sure-verbs.ts';
import { isUnparseable, isVagueSubject, plainSentence } from '../grammar/wording.ts';
import { kindFromVerb, kindOf } from '../kinds/kinds.ts';
import { type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { capitalise } from '../text/normalise.ts';
import { isPlural } from '../text/number.ts';
import { tagQuickly } from '../text/tagging.ts';
import { termKey } from '../text/terms.ts';
import type { Definition } from './definitions.ts';
import { describedIn } from './described.ts';
import { EVALUATIVE } from './description.ts';
import { isEmphasised, mayOpenWithEmphasised } from './emphasised.ts';
import { articleOf, asTerm, build, type Introduced, standsAlone } from './introduction.ts';
import { formed, named } from './naming.ts';
import { straightened } from './straightened.ts';
import { isOrdinary, looksTechnical, namesTerm } from './term-evidence.ts';

/** What a text says to tell one thing from another. */
const TELLING = `(?:counts?(?! as\\b)|measures?|describes?|denotes?|concerns?|relates?|consists? (?:of|in)|arises? (?:if|when|where|from)|occurs? (?:if|when|where)|exists? (?:if|when|where)|takes? place (?:if|when|where)|springs? from|rests? on|refers? to|means?|involves?|holds? that|states? that|adds?|takes? away|directs? attention|deals? with|compares?|determines?|runs? from|results? from|treats?|regards?|separates?|connects?|converts?|removes?|prevents?|obliges?|begins? with|starts? with|ends? with|belongs? to|is an?|is the|are the|is so|are so|(?:is|are) (?:meant|designed|intended) to)`;
const SUBJECT_FIRST = new RegExp(
  String.raw`^(The |An? )?(\p{L}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){0,2}?) (${TELLING}\b.{10,150})$`,
  'u',
);
const RELATIVE =
  /(?:^|\b(?:from|on|upon|to|by|with|between|is|are|at|of|for|into|through|under|against|distinguish(?:es|ed)?(?! from| between)) )(the |an? |The |An? )?(\p{L}[\p{Ll}'’-]+(?: [\p{Ll}-]+){0,2}?), which ((?!\p{L}+s? (?:calls?|terms?)\b)\p{Ll}+ [^,;:]{10,120})(?=[,;:]|$)/gu;

/** "A third notion, gatekeeping, directs attention to …": the term stands between its sort and what is said of it. */
const BETWEEN = new RegExp(
  String.raw`^(?:An?|The) (?:\p{Ll}+ ){1,3}?(\p{Ll}+), (the )?(\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,2}), (${TELLING}\b.{10,150})$`,
  'u',
);
/** "In a cohort study, healthy people are followed": what is done in it tells it from the others. */
const INSIDE =
  /^(?:In|Under) (the |an? )?(\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){1,3}?)(, (?=\p{Ll})| (?=(?:one|we|the|an?|each|every|no|all) )|(?<=\b(?:model|study|survey|system|method|approach|stage|phase|trial|economy|operations|society|company|partnership|circuit|auction|regime|monarchy|democracy|republic|federation|competition)) (?!of\b)(?=\p{Ll}))(.{20,170})$/u;

/** "the enzymes that …" are several things. */
const MANY = /^(?:the|an?) (?:\p{L}+ )?\p{L}+[^s]s (?:that|which|of)\b/u;
/** More than "the convex upper part": of what, or which one, is said as well. */
const SAYS_WHAT =
  /^(?:an?|the) (?!work\b|proof\b|poor\b|plain\b|little\b|price\b)(?:[\p{L}-]+,? ){1,5}?(?:of|that|which|who|whom|whose|where|in which|by which|from which|to which|at which|used|on|between|per) \p{L}+/u;
/** "also": something was said before; "removes a thin layer": of what, the text around tells. */
const SAYS_TOO_LITTLE =
  /\b(?:also|too|even|only)\b|\ban? (?:\p{Ll}+ )?(?:layer|part|portion|amount|share|piece|side|end|kind|sort|type|form|rate|level|degree|number)s?(?=$|[,;]| (?:and|or|but|evenly|\p{Ll}+ly)\b)/u;
/** What a description says by the way, and not to tell what the thing is. */
const ASIDE =
  /^(?:an?|the) (?:\p{L}+ )?(?:term|word|name|phrase|property|fact|art|last|first|second|third|piece|toddler|boy|girl|man|woman|year|day|town|city|kind|sort|form|example)\b/u;
/** "an alternative for worms", "the leading cause of epilepsy": what is true of it, and not what it means. */
const NO_MEANING =
  /^(?:an?|the) (?:\p{L}+ ){0,2}(?:alternative|cause|reason|remedy|exception|marker|choice|favourite|culprit|rule|standard|option|mainstay|backbone|hallmark|culmination|starting[- ]point|answer|key) (?:to|for|of|in|but|among)\b/u;
const CLASSIFIES =
  /^an? (?:\p{Ll}+ )?(?:process|method|technique|procedure|substance|compound|material|protein|enzyme|drug|device|reaction|step|condition|event|effect) (?:that|which) \p{Ll}+ (?:(?:the|an?) )?[\p{L}\d-]+(?: [\p{L}\d-]+)?$/u;

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
function isKnownTerm(term: string, corpus: Corpus): boolean {
  return (
    looksTechnical(term) ||
    isEmphasised(term, corpus) ||
    (term.length >= 5 && (corpus.terms.get(termKey(term))?.count ?? 0) >= 3)
  );
}

function doing(
  article: string | undefined,
  words: string,
  predicate: string,
  origin: Origin,
  corpus: Corpus,
  leans = false,
  aside = false,
): Introduced[] {
  // "The term demography refers to …": the name comes after.
  if (/^(?:term|word|phrase|expression|name|label) /.test(words)) return [];
  const shown = isEmphasised(words, corpus);
  const term = asTerm(words, shown && article !== undefined);
  // "Incidence counts …": a word without an article is spoken of as such.
  const asSuch =
    (article === undefined ||
      (/^an?\b/i.test(article) &&
        looksTechnical(words) &&
        /^(?:arises?|occurs?|exists?) (?:if|when)\b/.test(predicate))) &&
    /^(?:counts?|measures?|denotes?|refers?|means?|consists?|is the|is an?|results? from|(?:arises?|occurs?|exists?|takes? place) (?:from|when|if|where))\b/.test(
      predicate,
    );
  if (!term || (!asSuch && !isKnownTerm(term, corpus))) return [];
  // "A negative value means that …" says what follows from it, not what it is.
  if (article !== undefined && !shown && /^means? that\b/.test(predicate)) return [];
  const verb = predicate.split(' ')[0]!;
  const plural = isPlural(term.split(' ').at(-1)!);
  const [first] = tagQuickly(predicate);
  const isVerb = /^(?:VERB|AUX)$/.test(first!.pos) || isSureThird(verb);
  // "lifts every second thread" by itself may be taken for a noun.
  if (!isVerb && !(shown && tagQuickly(`${plural ? 'They' : 'It'} ${predicate}`)[1]?.pos === 'VERB')) return [];
  const singularVerb = /^(?:is|has|does)$/.test(verb) || isSureThird(verb) || /[^s]s$/.test(verb);
  if (plural === singularVerb) return [];
  // "is Gossen's rule in new clothes" is an aside; "is solid but …" tells what it is like.
  if (/^(?:is|are) (?:\p{Lu}|not\b|one\b|its\b|their\b|still\b|said\b|thought\b)|\bwhy\b/u.test(predicate)) return [];
  // "The balance is …": which one, the sentence before tells.
  if (/^the/i.test(article ?? '') && !term.includes(' ') && term.length < 9 && !shown) return [];
  const is = /^(?:is|are) ((?:an?|the) .+)$/.exec(predicate)?.[1];
  if (is !== undefined && (EVALUATIVE.test(is) || !SAYS_WHAT.test(is) || /\b(?:its|their)\b/.test(is))) return [];
  const named = { term, determiner: articleOf(article), description: is ?? '', from: 'sentence', origin } as const;
  if (is !== undefined && !namesTerm(named, corpus, shown)) return [];
  const said = predicate.replace(/\b(if|when|where) we (?=\p{Ll})/u, '$1 people ');
  const gloss = said.split(/, (?:and|but|so|which|who|as|since|because|while|whereas|although|for) /)[0]!;
  // "an equation, which is differentiated …": an everyday word with an article is one case of many.
  const tells = asSuch || shown || (looksTechnical(term) && !(article && !term.includes(' ') && isOrdinary(term)));
  const item = build(
    term,
    articleOf(article),
    'does',
    tells && !leans && standsAlone(gloss, corpus) && !SAYS_TOO_LITTLE.test(gloss) ? gloss : '',
    /^(?:counts?|measures?)\b/.test(gloss) ? 'measure' : (kindFromVerb(gloss) ?? kindOf(term.split(' ').at(-1)!)),
    origin,
    corpus,
  );
  if (item?.gloss === '' && !isKnownTerm(term, corpus)) return [];
  // What is said by the way ("…, which begins at eleven") tells it from others of its sort only.
  return item
    ? [{ ...item, sibling: !(shown && !aside) && !new RegExp(`^(?:is |are |${TELLING})`).test(predicate) }]
    : [];
}

/** "In *retransmission* the receiver asks …": one word is enough where it is set off. */
const INSIDE_ONE = /^(?:In|Under|With) (the |an? )?(\p{Ll}[\p{Ll}-]+)(,? )(.{20,170})$/u;

/** Names of what goes on or how things are ordered, and not of where something is found. */
const GOES_ON = /(?:tion|cracy|archy|poly|phase|gamy|[iey]tosis|eiosis|ysis|thesis)$/;

function oneWordInside(piece: string, corpus: Corpus): RegExpExecArray | null {
  const match = INSIDE_ONE.exec(piece);
  if (!match || isEmphasised(match[2]!, corpus)) return match;
  // "In a theocracy priests rule …": a word that has to be learnt, where it is clear that no other belongs to it.
  const isWhole =
    match[3] === ', ' ||
    /^(?:the|an?|one|each|every|no|all|\p{Ll}+s (?:of|are|\p{Ll}+ (?:the|an?|in|by))) /u.test(`${match[4]} `);
  return isWhole && !isOrdinary(match[2]!) && GOES_ON.test(match[2]!) ? match : null;
}

/** "divided into groups, or strata, that …" of stratified sampling: the other name gives it away. */
const withoutOwnName = (text: string, term: string) =>
  text.replace(/, or (\p{Ll}+), /u, (whole, name: string) => (term.includes(name.slice(0, 4)) ? ' ' : whole));

/** What is done in or under something, with a gap for its name. */
function inside(piece: string, origin: Origin, corpus: Corpus): Introduced[] {
  const match = INSIDE.exec(piece) ?? oneWordInside(piece, corpus);
  const term = match && asTerm(match[2]!);
  if (
    !match ||
    !term ||
    !(looksTechnical(term) || isEmphasised(term, corpus)) ||
    /\b(?:years?|days?|time|case|cases|view|words?|sense|countries|century|practice)$/.test(term)
  )
    return [];
  if (/\b(?:was|were|had|did|\p{L}+ed (?:the|an?))\b/u.test(match[4]!.slice(0, 60))) return [];
  // "output would be 90 and the price 10": the figures of an example.
  if (/\bwould\b.*\d/.test(match[4]!)) return [];
  const opening = piece.slice(0, piece.indexOf(' '));
  const whole = match[4]!.split(/; |: |, (?:so|usually|which|because|since|while|whereas|although) /)[0]!;
  const [head, tail] = whole.split(/, (?:and|but) /);
  // "starts with …, selects …, and looks back": three things that are done, none of them the last.
  const rest = tail === undefined || head!.includes(',') ? whole : head!;
  const gloss = `${opening} _____, ${withoutOwnName(rest, term)}`;
  const item = build(
    term,
    articleOf(match[1]),
    'names',
    standsAlone(rest, corpus) &&
      !isVagueSubject(rest.replace(/^(?:one|we|each|every|no|all|many|two|three|several|a few|both (?=.* and )) ?/, ''))
      ? gloss
      : '',
    kindOf(term.split(' ').at(-1)!),
    origin,
    corpus,
  );
  return item ? [{ ...item, sibling: true }] : [];
}

/** What a statement beside it, or what takes place in it, tells of a term. */
function described(plain: string, entry: Entry, corpus: Corpus): Introduced[] {
  return describedIn(plain, entry, corpus).flatMap(({ article, term: name, statement, words }) => {
    const term = asTerm(name);
    if (!term) return [];
    const by = statement.includes('_____') ? 'names' : 'described';
    const origin = { ...originOf(entry), sentence: words };
    const kind =
      by === 'described' && !/\b(?:law|principle|rule|theorem)\b/.test(term)
        ? 'process'
        : kindOf(term.split(' ').at(-1)!);
    return build(term, articleOf(article), by, statement, kind, origin, corpus) ?? [];
  });
}

/** "moral hazard", "restorative justice": what stands without an article in the singular is hardly a thing to be touched. */
function withKindByUse(item: Introduced): Introduced {
  const bare = item.by !== 'means' && item.article === '' && !item.plural && !item.sorted;
  return item.kind === 'thing' && bare ? { ...item, kind: 'idea' } : item;
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

/** "A diode lets current pass in one direction only": what something with a name that has to be learnt is there for. */
const RARE_ACTS =
  /^(An? )?(\p{L}[\p{Ll}-]{4,}) ((?:absorbs|amplifies|anchors|authorises|bars|binds|blocks|breaks|builds|carries|catalyses|conducts|controls|covers|detects|digests|dissolves|empowers|encodes|entitles|exempts|exposes|filters|forbids|gives the|grants|joins|kills|lets|lines|links|obliges|permits|protects|pumps|records|reflects|regulates|secretes|splits|stores|supplies|synthesises|transfers|transforms|translates|transmits|turns) \p{Ll}[^,\d]{16,130})$/u;

function rareFirst(piece: string): RegExpExecArray | null {
  const match = RARE_ACTS.exec(piece);
  if (!match || isOrdinary(match[2]!) || isPlural(match[2]!)) return null;
  match[3] = cutSecondClause(match[3]!);
  return TELLS_LITTLE.test(match[3]!) || match[3]!.split(' ').length < 5 ? null : match;
}

/** The terms that a sentence of running text brings in. */
export function introducedIn(entry: Entry, definitions: readonly Definition[], corpus: Corpus): Introduced[] {
  const origin = originOf(entry);
  const plain = straightened(plainSentence(entry.sentence.text));
  const inList = entry.sentence.kind === 'list' && entry.sentence.emphasised !== undefined;
  if ((entry.sentence.kind !== 'paragraph' && !inList) || isUnparseable(plain)) return [];
  const found: Introduced[] = definitions
    .filter((item) => item.from !== 'list' && asTerm(item.term) !== null && item.kind !== 'person')
    .filter((item) => !/[()=/]|(?:,| and) not\b/.test(item.description) && !NO_MEANING.test(item.description))
    // "an informal sector, a term that Hart coined" brings a term in and does not say what it is.
    .filter((item) => !ASIDE.test(item.description) || /^an? (?:term|word|name|phrase)\b/.test(item.description))
    // "Digoxin, a drug for heart failure": said by the way, and true of others.
    .filter(
      (item) =>
        item.from !== 'apposition' ||
        !/^an? /.test(item.description) ||
        / (?:that|which|where|who) |^an? (?:[\p{L}-]+ ){7,}/u.test(item.description),
    )
    // "recombination, a process that requires RecA": one thing that is true of it.
    .filter((item) => item.from !== 'apposition' || !CLASSIFIES.test(item.description))
    .filter((item) => !hasVerb(item.description) && (item.plural || !MANY.test(item.description)))
    .filter((item) => item.from !== 'apposition' || !item.stems.includes(item.subject.stems.at(-1)!))
    .filter((item) => namesTerm(item, corpus, isEmphasised(item.term, corpus)))
    .flatMap(
      (item) =>
        build(
          item.term,
          articleOf(item.determiner),
          'means',
          ASIDE.test(item.description) ? '' : item.description,
          item.kind === 'thing' && !/^an?$/.test(item.determiner) ? kindOf(item.term.split(' ').at(-1)!) : item.kind,
          origin,
          corpus,
        ) ?? [],
    );
  found.push(...named(plain, origin, corpus), ...formed(plain, origin, corpus), ...described(plain, entry, corpus));
  for (const part of plain.split(/; |: |, (?:whereas|while|but) (?=in |under )/))
    found.push(...inside(capitalise(part), origin, corpus));
  for (const [i, part] of plain.split(/; |: |, (?:and|while|whereas|but) /).entries()) {
    // "…; a management system is the software that protects it": what "it" is, the part before says.
    const leans = (said: string) => i > 0 && /\b(?:it|its|they|them|their|him|his|her)\b/.test(said);
    const piece = capitalise(part);
    const between = BETWEEN.exec(piece);
    if (between) found.push(...doing(between[2], between[3]!, between[4]!, origin, corpus, leans(between[4]!)));
    const first = SUBJECT_FIRST.exec(piece) ?? emphasisedFirst(piece, corpus) ?? rareFirst(piece);
    if (first) found.push(...doing(first[1], first[2]!, first[3]!, origin, corpus, leans(first[3]!)));
  }
  for (const match of plain.matchAll(RELATIVE)) {
    const rest = plain.slice(match.index + match[0].length);
    // "by secreting hydrogen ions, which are …": what somebody does.
    if (/^(?:by|of|from|on|upon|to|with) \p{Ll}+ing \p{Ll}/u.test(match[0])) continue;
    // "by parents who watch a child, notice its misdeeds and correct them": the list goes on.
    if (/^, (?!which|who|but|so|as|while|a |an |the )\p{Ll}+ [^,;]* and \p{Ll}+/u.test(rest)) continue;
    found.push(...doing(match[1], match[2]!, match[3]!, origin, corpus, false, true));
  }
  // What it is said to be tells its sort better than its name does.
  const defined = new Set(found.filter(({ by }) => by === 'means').map(({ subject }) => subject.key));
  return found
    .filter(
      ({ by, gloss, subject }) =>
        !(defined.has(subject.key) && (by === 'described' || (by === 'does' && /^(?:is|are|means?) /.test(gloss)))),
    )
    .map(withKindByUse);
}
