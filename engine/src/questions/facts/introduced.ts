import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { contentStems } from '../../text/stems.ts';
import { isNoun, tagQuickly } from '../../text/tagging.ts';
import { GENERIC_NOUNS, termKey } from '../../text/terms.ts';
import { type Corpus, originOf } from '../corpus.ts';
import type { Entry } from '../entry.ts';
import { type Kind, kindFromVerb, kindOf } from '../kinds.ts';
import { opensBackwards, pointsBack, withoutBoundWords } from '../pointing.ts';
import { type Subject, subjectOf } from '../relations.ts';
import { isSureThird } from '../sure-verbs.ts';
import type { Origin } from '../types.ts';
import { isUnparseable, isVagueSubject, leansOnContext, plainSentence } from '../wording.ts';
import { type Definition, EVALUATIVE } from './definitions.ts';
import { describedIn } from './described.ts';
import { isOrdinary, looksTechnical, namesTerm } from './term-evidence.ts';

/** A term that running text brings in, and what it says of it there. */
export interface Introduced {
  term: string;
  /** As the text has it: "the lithosphere", "subduction". */
  article: '' | 'the' | 'a';
  plural: boolean;
  kind: Kind;
  /** What it is ("means"), what it does ("does"), the sentence that names it, with a gap for the name ("names"), or a statement that it is the
   * name of ("described"). */
  by: 'means' | 'does' | 'names' | 'described';
  /** '' where what is said cannot stand alone: then it only serves as an option. */
  gloss: string;
  /** Asked among others of its sort only: "in a cohort study" among other studies. */
  sibling: boolean;
  /** Only spoken of, not brought in. */
  key: boolean;
  /** What it is asked by says its sort ("a compound called _____"). */
  sorted: boolean;
  stems: readonly string[];
  subject: Subject;
  origin: Origin;
}

const NAME = String.raw`(the |an? )?(\p{Ll}[\p{Ll}'’-]+(?: (?:of )?\p{Ll}[\p{Ll}'’-]+){0,3}?)`;
const AFTER_NAME = String.raw`(?=[,.;:]|$| (?:and|because|since|which|that|by|in|when|if|for|after|from|to|as|while|on|at|is|are|was|were|has|have)\b)`;
/** "is called X", "known as X", "economists call X", "the term X": the text itself says that it is a name. */
const NAMES = new RegExp(
  String.raw`\b(?:(?:is|are|was|were|be|been|now|also|often|usually|commonly|sometimes|generally|therefore|process|phenomenon|condition|effect|practice|method|which|that),? (?:called|termed)|,? (?:called|termed)|(?:known|referred to|described) as|(?:which|this|that) (?:\p{L}+ )?(?:calls?|called|terms?|termed|named)|(?:which|what) \p{Ll}+s call|by the name of) ${NAME}${AFTER_NAME}`,
  'gu',
);

/** What a text says to tell one thing from another. */
const TELLING = `(?:counts?|measures?|describes?|denotes?|concerns?|relates?|consists? (?:of|in)|arises? (?:if|when|where|from)|occurs? (?:if|when|where)|springs? from|rests? on|refers? to|means?|involves?|holds? that|states? that|adds?|takes? away|directs? attention|deals? with|compares?|determines?|runs? from|results? from|treats?|regards?|separates?|connects?|converts?|removes?|prevents?|obliges?|begins? with|starts? with|ends? with|belongs? to|is an?|is the|are the|is so|are so)`;
const SUBJECT_FIRST = new RegExp(
  String.raw`^(The |An? )?(\p{L}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){0,2}?) (${TELLING}\b.{10,150})$`,
  'u',
);
const RELATIVE =
  /(?:^|\b(?:from|on|upon|to|by|with|between|is|are) )(the |an? |The |An? )?(\p{L}[\p{Ll}'’-]+(?: [\p{Ll}-]+){0,2}?), which ((?!\p{L}+s? (?:calls?|terms?)\b)\p{Ll}+ [^,;:]{10,120})(?=[,;:]|$)/gu;

/** "A third notion, gatekeeping, directs attention to …": the term stands between its sort and what is said of it. */
const BETWEEN = new RegExp(
  String.raw`^(?:An?|The) (?:\p{Ll}+ ){1,3}?(\p{Ll}+), (the )?(\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,2}), (${TELLING}\b.{10,150})$`,
  'u',
);
/** "In a cohort study, healthy people are followed": what is done in it tells it from the others. */
const INSIDE =
  /^(?:In|Under) (the |an? )?(\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){1,3}?)(, (?=\p{Ll})| (?=(?:one|we|the|an?|each|every|no|all) )|(?<=\b(?:model|study|survey|system|method|approach|stage|phase|trial|economy|operations|society)) (?=\p{Ll}))(.{20,170})$/u;

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
/** Whether words make a term: nouns with what describes them, none of them so wide that it says nothing. */
export function asTerm(name: string): string | null {
  const words = name[0]!.toLowerCase() + name.slice(1);
  const tokens = tagQuickly(words);
  const last = tokens.at(-1);
  // A word with a capital is a name, and "Men", "ages" before a noun are a row of things.
  if (
    / \p{Lu}/u.test(words) ||
    (tokens.length > 1 && isPlural(tokens[0]!.text) && !/^\p{L}+(?:ss|us|is)$/u.test(tokens[0]!.text))
  )
    return null;
  if (
    /\b(?:run|ones?|night|others?|sets|rest|end|beginning)$|^(?:\p{L}+est|best-known|well-known|usual|main|chief|absence|presence|lack|use|less|too|very|rare|opposite|next|last|long|short|modern|early|late|high|low|higher|lower|new|old|good|bad|great|large|small|more|most)\b/u.test(
      words,
    )
  )
    return null;
  // "raising r", "a textbook example of selection"
  if (/ \p{L}$/u.test(words) || GENERIC_NOUNS.has(/(\p{L}+) of /u.exec(words)?.[1] ?? '')) return null;
  if (!last || (!isNoun(last) && !/ing$/.test(last.lower)) || words.length < 4) return null;
  const fits = tokens.every((token) => isNoun(token) || token.pos === 'ADJ' || /(?:ing|ed)$|^of$/.test(token.lower));
  if (!fits || (tokens.length === 1 && GENERIC_NOUNS.has(last.lower))) return null;
  if (GENERIC_NOUNS.has(last.lower) && /^(?:this|that|such|other|same|first|last|second)$/.test(tokens[0]!.lower))
    return null;
  return isVagueSubject(words) ? null : words;
}

/** The article of a name, in the form in which it is kept. */
export const articleOf = (word: string | undefined): Introduced['article'] =>
  /^the\b/i.test(word ?? '') ? 'the' : /^an?\b/i.test(word ?? '') ? 'a' : '';

/** Words that mostly stand for something named in the same sentence, where they do not open it. */
const BOUND =
  /\b(?:another|the others?|that one|its own|of them|them|it|each other|both|at the same (?:moment|time))\b/g;

/** Whether a text can be read without the sentence before. */
function standsAlone(text: string, corpus: Corpus): boolean {
  let own = withoutBoundWords(text).replace(BOUND, (word, at: number) => (at > 18 ? '' : word));
  // "The crust floats on the mantle": what a text keeps speaking of, in the present, is the thing itself.
  if (!/\b(?:was|were|had|did)\b/.test(own))
    own = own.replace(/\b[Tt]he (\p{Ll}{4,})\b/gu, (whole, noun: string) =>
      (corpus.terms.get(termKey(noun))?.count ?? 0) >= 3 ? noun : whole,
    );
  if (/\b[Tt]he (?:two|three|four|five|others?) |[()=/]|(?:,| and) not\b/.test(own)) return false;
  return !leansOnContext(own) && !pointsBack(own) && !opensBackwards(own) && !isUnparseable(text.replace('_____', ''));
}

/** A term with what is said of it, or null where its words are a name. */
export function build(
  term: string,
  article: Introduced['article'],
  by: Introduced['by'],
  gloss: string,
  kind: Kind,
  origin: Origin,
  corpus: Corpus,
): Introduced | null {
  // A name that the text writes with a capital is no term.
  const casing = corpus.casing.get(term.split(' ')[0]!.toLowerCase());
  if (casing && casing.upper > casing.lower) return null;
  const words = gloss.split(' ').length;
  const stems = contentStems(gloss);
  const subject = subjectOf(term, origin);
  const usable =
    words >= (by === 'names' ? 8 : 5) &&
    words <= 42 &&
    new Set(stems).size >= (by === 'names' ? 4 : 3) &&
    !subject.stems.some((item) => stems.includes(item));
  return {
    term: term[0]!.toLowerCase() + term.slice(1),
    article,
    plural: isPlural(term.split(/ of /)[0]!.split(' ').at(-1)!),
    kind,
    by,
    gloss: usable ? gloss : '',
    sibling: false,
    key: false,
    sorted: false,
    stems,
    subject,
    origin,
  };
}

/** "This indirect protection of those who …" says itself what it is. */
function withoutPointer(text: string): string {
  return text.replace(
    /^(?:This|That|These|Those) (\p{Ll}+ (?:\p{Ll}+ )?(?:of|that|which|in which|by which|between) )/u,
    'The $1',
  );
}

/** A sentence with a gap for a name, or '' where it needs another one to be understood. */
function standingText(raw: string, corpus: Corpus): string {
  const text = withoutPointer(capitalise(raw.trim()));
  // "…, and this he called X": the clause before is what is named.
  const said = text.replace(/\b(this|that|which) (?:he|she|they) (?:called|named|termed) (?=_)/, '$1 is called ');
  const alone = said.replace(
    /(?:,? and|;) (?:this|that)(?: (?:process|effect|practice|phenomenon|condition|method|doctrine|rule|view|pattern))? (?=is (?:\p{Ll}+ly )?(?:called|known as|termed) (?:the )?_)/u,
    ' ',
  );
  const vague = /^(?:Where|When|If) (?!it|they|he|she|this|these|such)/.test(alone) ? false : isVagueSubject(alone);
  return vague || !standsAlone(alone, corpus) ? '' : said;
}

function named(plain: string, origin: Origin, corpus: Corpus): Introduced[] {
  return [...plain.matchAll(NAMES)].flatMap((match) => {
    const term = asTerm(match[2]!);
    // "are called phonotactic": a quality, no name.
    if (!term || (match[1] === undefined && /\bare\b/.test(match[0]) && !isPlural(term.split(' ').at(-1)!))) return [];
    // "or another name"; "the zone in transition": the name goes on.
    if (/^ (?:or\b|(?:in|for|to|on|at|from|by) \p{Ll}+(?:[,.;:]|$))/u.test(plain.slice(match.index + match[0].length)))
      return [];
    const at = match.index + match[0].length - term.length - (match[1]?.length ?? 0);
    const rest = plain
      .slice(match.index + match[0].length)
      .split(
        /; |, (?:and|but|although|while|whereas|so that|as) | and (?:it|they|is|are|has|have|equals|explains) /,
      )[0]!;
    const before = plain.slice(0, at);
    // The part of the sentence that names it; all of it where that part leans on the rest.
    const from = before.lastIndexOf('; ');
    const told = [from < 0 ? before : before.slice(from + 2), before]
      .map((opening) => standingText(`${opening}_____${rest}`, corpus))
      .find((text) => text !== '');
    const genus = /\b(?:an?|their|the|small) (\p{Ll}+)(?: of \p{Ll}+)?,? (?:called|known as|termed) $/u.exec(
      before,
    )?.[1];
    // What names a whole clause names something that happens.
    const happens =
      /(?:\b(?:this|that|which)(?: \p{Ll}+)? (?:is|was|\p{L}+) (?:\p{Ll}+ly )?(?:called|known as|termed) |\b(?:process|phenomenon|effect|practice|condition|combination|tendency) (?:called|known as|termed) )$/u.test(
        before,
      );
    const kind = happens ? 'process' : kindOf(genus ?? term.split(' ').at(-1)!);
    const item = build(term, articleOf(match[1]), 'names', told ?? '', kind, origin, corpus);
    return item ? [{ ...item, sorted: genus !== undefined && !happens }] : [];
  });
}

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
  return looksTechnical(term) || (term.length >= 5 && (corpus.terms.get(termKey(term))?.count ?? 0) >= 3);
}

function doing(
  article: string | undefined,
  words: string,
  predicate: string,
  origin: Origin,
  corpus: Corpus,
  leans = false,
): Introduced[] {
  const term = asTerm(words);
  // "Incidence counts …": a word without an article is spoken of as such.
  const asSuch =
    article === undefined && /^(?:counts?|measures?|denotes?|refers?|means?|consists?|is the|is an?)\b/.test(predicate);
  if (!term || (!asSuch && !isKnownTerm(term, corpus))) return [];
  // "A negative value means that …" says what follows from it, not what it is.
  if (article !== undefined && /^means? that\b/.test(predicate)) return [];
  const verb = predicate.split(' ')[0]!;
  const plural = isPlural(term.split(' ').at(-1)!);
  const [first] = tagQuickly(predicate);
  if (first!.pos !== 'VERB' && first!.pos !== 'AUX' && !isSureThird(verb)) return [];
  const singularVerb = /^(?:is|has|does)$/.test(verb) || isSureThird(verb) || /[^s]s$/.test(verb);
  if (plural === singularVerb) return [];
  // "is Gossen's rule in new clothes" is an aside; "is solid but …" tells what it is like.
  if (/^(?:is|are) (?:\p{Lu}|not\b|one\b|its\b|their\b|still\b|said\b|thought\b)|\bwhy\b/u.test(predicate)) return [];
  // "The balance is …": which one, the sentence before tells.
  if (/^the/i.test(article ?? '') && !term.includes(' ') && term.length < 9) return [];
  const is = /^(?:is|are) ((?:an?|the) .+)$/.exec(predicate)?.[1];
  if (is !== undefined && (EVALUATIVE.test(is) || !SAYS_WHAT.test(is) || /\b(?:its|their)\b/.test(is))) return [];
  const named = { term, determiner: articleOf(article), description: is ?? '', from: 'sentence', origin } as const;
  if (is !== undefined && !namesTerm(named, corpus)) return [];
  const gloss = predicate.split(/, (?:and|but|so|which|who|as|since|because|while|whereas|although|for) /)[0]!;
  // "an equation, which is differentiated …": an everyday word with an article is one case of many.
  const tells = asSuch || (looksTechnical(term) && !(article && !term.includes(' ') && isOrdinary(term)));
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
  return item ? [{ ...item, sibling: !new RegExp(`^(?:is |are |${TELLING})`).test(predicate) }] : [];
}

/** What is done in or under something, with a gap for its name. */
function inside(piece: string, origin: Origin, corpus: Corpus): Introduced[] {
  const match = INSIDE.exec(piece);
  const term = match && asTerm(match[2]!);
  if (
    !match ||
    !term ||
    !looksTechnical(term) ||
    /\b(?:years?|days?|time|case|cases|view|words?|sense|countries|century|practice)$/.test(term)
  )
    return [];
  if (/\b(?:was|were|had|did|\p{L}+ed (?:the|an?))\b/u.test(match[4]!.slice(0, 60))) return [];
  const opening = piece.slice(0, piece.indexOf(' '));
  const whole = match[4]!.split(/; |: |, (?:so|usually|which|because|since|while|whereas|although) /)[0]!;
  const [head, tail] = whole.split(/, (?:and|but) /);
  // "starts with …, selects …, and looks back": three things that are done, none of them the last.
  const rest = tail === undefined || head!.includes(',') ? whole : head!;
  const gloss = `${opening} _____, ${rest}`;
  const item = build(
    term,
    articleOf(match[1]),
    'names',
    standsAlone(rest, corpus) && !isVagueSubject(rest.replace(/^(?:one|we|each|every|no|all) /, '')) ? gloss : '',
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

/** The terms that a sentence of running text brings in. */
export function introducedIn(entry: Entry, definitions: readonly Definition[], corpus: Corpus): Introduced[] {
  const origin = originOf(entry);
  const plain = plainSentence(entry.sentence.text);
  if (entry.sentence.kind !== 'paragraph' || isUnparseable(plain)) return [];
  const found: Introduced[] = definitions
    .filter((item) => item.from !== 'list' && asTerm(item.term) !== null && item.kind !== 'person')
    .filter((item) => !/[()=/]|(?:,| and) not\b/.test(item.description))
    // "an informal sector, a term that Hart coined" brings a term in and does not say what it is.
    .filter((item) => !ASIDE.test(item.description) || /^an? (?:term|word|name|phrase)\b/.test(item.description))
    // "Digoxin, a drug for heart failure": said by the way, and true of others.
    .filter(
      (item) =>
        item.from !== 'apposition' ||
        !/^an? /.test(item.description) ||
        / (?:that|which|where|who) |^an? (?:[\p{L}-]+ ){7,}/u.test(item.description),
    )
    .filter((item) => !hasVerb(item.description) && (item.plural || !MANY.test(item.description)))
    .filter((item) => item.from !== 'apposition' || !item.stems.includes(item.subject.stems.at(-1)!))
    .filter((item) => namesTerm(item, corpus))
    .flatMap(
      (item) =>
        build(
          item.term,
          articleOf(item.determiner),
          'means',
          ASIDE.test(item.description) ? '' : item.description,
          item.kind === 'thing' ? kindOf(item.term.split(' ').at(-1)!) : item.kind,
          origin,
          corpus,
        ) ?? [],
    );
  found.push(...named(plain, origin, corpus), ...described(plain, entry, corpus));
  for (const part of plain.split(/; |: /)) found.push(...inside(capitalise(part), origin, corpus));
  for (const [i, part] of plain.split(/; |: |, (?:and|while|whereas|but) /).entries()) {
    // "…; a management system is the software that protects it": what "it" is, the part before says.
    const leans = (said: string) => i > 0 && /\b(?:it|its|they|them|their|him|his|her)\b/.test(said);
    const piece = capitalise(part);
    const between = BETWEEN.exec(piece);
    if (between) found.push(...doing(between[2], between[3]!, between[4]!, origin, corpus, leans(between[4]!)));
    const first = SUBJECT_FIRST.exec(piece);
    if (first) found.push(...doing(first[1], first[2]!, first[3]!, origin, corpus, leans(first[3]!)));
  }
  for (const match of plain.matchAll(RELATIVE)) {
    const rest = plain.slice(match.index + match[0].length);
    // "by parents who watch a child, notice its misdeeds and correct them": the list goes on.
    if (/^, (?!which|who|but|so|as|while|a |an |the )\p{Ll}+ [^,;]* and \p{Ll}+/u.test(rest)) continue;
    found.push(...doing(match[1], match[2]!, match[3]!, origin, corpus));
  }
  // What it is said to be tells its sort better than its name does.
  const defined = new Set(found.filter(({ by }) => by === 'means').map(({ subject }) => subject.key));
  return found
    .filter(
      ({ by, gloss, subject }) => !(by === 'does' && defined.has(subject.key) && /^(?:is|are|means?) /.test(gloss)),
    )
    .map(withKindByUse);
}
