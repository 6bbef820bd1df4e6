import { type Clause, parseClause } from '../grammar/clause.ts';
import { isUnparseable, plainSentence } from '../grammar/wording.ts';
import { type Kind, kindOf } from '../kinds/kinds.ts';
import { type Subject, subjectOf } from '../kinds/relations.ts';
import { blockOrigin, type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { leansOnContext } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/stems.ts';
import { isNoun, type Token, tag, tagQuickly } from '../text/tagging.ts';
import { GENERIC_NOUNS } from '../text/terms.ts';
import {
  EVALUATIVE,
  isClause,
  isCorrelative,
  isStatement,
  leans,
  type Shape,
  shapeOf,
  trimDescription,
} from './description.ts';
import { glossesIn } from './glosses.ts';
import { putInProse } from './put-in-prose.ts';
import { straightened } from './straightened.ts';
import { nameAtEnd } from './term-evidence.ts';

/** "X is the NP": a term and the noun phrase that says what it is. */
export interface Definition {
  term: string;
  /** With the article that the source gives it, lower case; '' in lists of terms. */
  determiner: string;
  plural: boolean;
  /** A noun phrase, lower-case article first. */
  description: string;
  shape: Shape;
  stems: readonly string[];
  /** Where it was found; the surest source is a list of terms. */
  from: 'list' | 'sentence' | 'naming' | 'apposition' | 'gloss';
  /** Terms defined in one list are of one kind. */
  list: string;
  /** The noun that says what sort of thing it is, and that sort. */
  genus: string;
  kind: Kind;
  subject: Subject;
  origin: Origin;
}

/** "Structure is the arrangement of …", "A view is a query that …": even a wide word, where it is spoken of as such. */
function isSpokenOfAsSuch({ determiner, description, from }: Raw): boolean {
  if (from !== 'sentence') return false;
  return determiner === '' ? /^(?:an?|the) /.test(description) : /^an? .* (?:that|which|whose) /.test(description);
}

function isTermLike(raw: Raw, term: string): boolean {
  const count = term.split(' ').length;
  if (!term || count > 5 || term.length < 3 || /[.;:,?!"“”$\\=]/.test(term)) return false;
  if (GENERIC_NOUNS.has(term.toLowerCase().replace(/^(?:the|an?)\s/, '')) && !isSpokenOfAsSuch(raw)) return false;
  if (
    /\b(?:is|are|was|were|has|have|can|may|will|must|does|do|listed|follow|follows|include|includes|stands|lies|comes|goes)\b/i.test(
      term,
    )
  )
    return false;
  if (
    tagQuickly(term).some(
      (token, i, all) => i > 0 && i < all.length - 1 && isFiniteVerb(token) && all[i - 1]!.lower !== 'to',
    )
  )
    return false;
  return !/^(?:note|notes|remember|example|tip|warning|figure|table|step|question|answer|see|source|key|course|prerequisite|aim|objective|hint|summary|recall|definition|theorem|proof|advantages?|disadvantages?|uses?|examples?|who|what|when|where|why|how)\b/i.test(
    term,
  );
}

/** "historians give several causes": words with a verb among them name nothing. */
const isFiniteVerb = ({ pos, lower }: Token) => pos === 'VERB' && !/(?:ing|ed|en)$/.test(lower);

interface Raw {
  term: string;
  determiner: string;
  plural?: boolean;
  description: string;
  from: Definition['from'];
  list?: string;
}

function build(raw: Raw, origin: Origin): Definition | null {
  const term = raw.term.replace(/\s*\([^)]*\)/g, '').trim();
  const description = trimDescription(raw.description);
  const lowered = /^(?:An?|The|Any)\b/.test(description) || raw.from === 'list' ? lowerFirst(description) : description;
  const count = lowered.split(' ').length;
  // "an argument due to Putnam": whose it is, not what.
  if (/^an? \p{Ll}+ (?:due to|of) \p{Lu}\p{L}+$/u.test(lowered)) return null;
  // "sound above 20 kHz, the limit of …": said of the figure.
  if (
    raw.from !== 'list' &&
    new RegExp(String.raw`\d\s?${term.replace(/[^\p{L}\p{N} ]/gu, '.')}\b`).test(origin.sentence)
  )
    return null;
  // "the older a debt, the higher the risk" compares, and says what nothing is.
  if (isCorrelative(lowered)) return null;
  if (!isTermLike(raw, term) || count < 4 || count > 34 || isUnparseable(lowered)) return null;
  // "coined the phrase … for the danger that …" says in so many words that it means it.
  if (raw.from !== 'gloss' && EVALUATIVE.test(lowered)) return null;
  // "the wild speculation of 1845": one event, not what a word means.
  if (raw.from !== 'list' && /\b(?:1[5-9]|20)\d\d\b/.test(lowered)) return null;
  // "an exception, in that …", "a strength, while …": how it counts beside others, not what it is.
  if (
    /^(?:an?|the) (?:\p{Ll}+ )?(?:exception|strength|weakness|opportunity|threat|drawback|must|puzzle|surprise)\b|, (?:while|whereas|in that)\b/u.test(
      lowered,
    )
  )
    return null;
  // "a lower score means a higher risk": than which, nothing says.
  if (/^an? (?:higher|lower|greater|longer|shorter|weaker|stronger) \p{Ll}+(?=$|,| and\b)/u.test(lowered)) return null;
  // "the peak, when the chambers contract": of what, the sentence before says.
  if (/^(?:the|an?) \p{Ll}+, (?:when|where|while|after|before)\b/u.test(lowered)) return null;
  // "a tool and not a religion" says what it is taken for.
  if (raw.from === 'sentence' && /(?:,| and| but) not\b/.test(lowered)) return null;
  // "the denial of blame, the denial of harm and the appeal to friends" lists what belongs to it.
  if (/^(?:an?|the) [^,]+, (?:an?|the) [^,]+(?:,| and| or) (?:and |or )?(?:an?|the) /.test(lowered)) return null;
  // "… from the tap, prevalence is the water …": the next thing that is explained.
  if (/, [\p{Ll} ]{3,30} (?:is|are) (?:an?|the) /u.test(lowered)) return null;
  // "the definitive host and the human being the intermediate host": what two things are, the verb said once.
  if (/^(?:the|an?) [^,]+ and (?:the|an?) (?:\p{Ll}+ ){1,3}(?:the|an?) \p{Ll}+/u.test(lowered)) return null;
  if (leans(lowered) || /[:;]|\b(?:it|that|there|you|we|they)['’](?:s|re|ll|ve|d)\b/i.test(lowered)) return null;
  // "the data that the box is pointing to is cleaned up": a second finite verb makes it a sentence.
  if (
    /\b(?:that|which) [^,]*\b(?:is|are|was|were|has|have)\b(?:(?!\b(?:and|or|when|if|but|that|which|who|where)\b|,).)*\b(?:is|are|was|were|has|have)\b/.test(
      lowered,
    )
  )
    return null;
  const shaped = shapeOf(lowered);
  if (!shaped || isStatement(lowered) || isClause(lowered)) return null;
  const plural = raw.plural ?? isPlural(term.split(' ').at(-1)!);
  // "Owners: profit and safety" lists what somebody wants; a definition says what something is.
  if (plural !== isPlural(shaped.genus) && shaped.shape !== 'article' && shaped.shape !== 'gerund') return null;
  if (shaped.shape === 'bare' && !/\b(?:that|which|who|in which|used to|made of|made by)\b/.test(lowered)) return null;
  const stems = contentStems(lowered);
  if (new Set(stems).size < (raw.from === 'list' ? 3 : 2)) return null;
  return {
    term,
    determiner: raw.determiner,
    plural,
    description: lowered,
    ...shaped,
    kind: kindOf(shaped.genus),
    stems,
    from: raw.from,
    list: raw.list ?? '',
    subject: subjectOf(term, origin),
    origin,
  };
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}*(?:\s|$)/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}

const COPULA =
  /^(is|are|was|were) ((?:an?|the|any)\s.+|[\p{L}-]+s? (?:that|which|of|in|who|used|made|[a-z]+ed)\s.+|(?:[\p{L}-]+ )[\p{L}-]+s (?:that|which|of|in|who|used|made|[a-z]+ed)\s.+)$/u;
const MEANING =
  /^(?:(?:The|A|An) )?(?:(?:term|word|phrase) )?([\p{L}][\p{L}\p{N}'’ -]{2,45}?),? (?:(?:often|usually|generally|simply) )?(?:refers? to|(?:is|are) (?:usually |often |generally |commonly )?defined as|can be defined as|may be defined as|means|denotes) (.{15,})$/u;
const NAMING =
  /^((?:The|An?|Any) .{12,150}?) (?:is|are) (?:(?:often|also|sometimes|commonly|usually|generally|therefore|then) )?(?:called|known as|termed|referred to as|named|said to be|what (?:we|\p{Ll}+s) call) (?:the |an? )?([\p{L}][\p{L}'’-]*(?: [\p{L}'’-]+){0,3}?)(?=,|$| (?:and|because|since|which|that|by|in|for|after|from|to|as|while)\b)/u;

const OWN_APPOSITION = /^the ([\p{Ll}-]+ ([\p{Ll}-]+)), ((?:the|an?) (?:[\p{Ll}-]+ )?\2 .+)$/u;

function fromClause(clause: Clause, entry: Entry): Definition[] {
  const found: (Definition | null)[] = [];
  const copula = clause.lead === '' ? COPULA.exec(clause.predicate) : null;
  const base = { term: clause.subject, determiner: clause.determiner, plural: clause.plural };
  // "Stronger is the cyclic check": a quality that stands first for emphasis.
  const turned =
    !clause.subject.includes(' ') && /(?:er|est)$/.test(clause.subject) && tagQuickly(clause.subject)[0]?.pos === 'ADJ';
  // "The mosquito is the final host, the host in which …": the host is explained, by its own name.
  const inner = copula && OWN_APPOSITION.exec(copula[2]!);
  if (inner) {
    const [, term, , description] = inner as unknown as [string, string, string, string];
    return [build({ term, determiner: 'the', description, from: 'apposition' }, originOf(entry))].filter(
      (item) => item !== null,
    );
  }
  if (copula && !turned && clause.tense === 'present' && !/\bnot\b/.test(clause.predicate.slice(0, 10))) {
    found.push(build({ ...base, description: copula[2]!, from: 'sentence' }, originOf(entry)));
  }
  if (/^(?:an?|the) /.test(clause.apposition) && !clause.lead) {
    found.push(build({ ...base, description: clause.apposition, from: 'apposition' }, originOf(entry)));
  }
  return found.filter((item) => item !== null);
}

/** "The point at which the rupture begins is the focus": the name comes last. */
const TURNED =
  /^((?:The|An?) \p{Ll}+(?: \p{Ll}+)? (?:(?:at|in|by|to|for|on|through|from) which|that|of|between|who|whom) [^,;:]{12,110}) (?:is|are) (the |an? )?(\p{Ll}[\p{Ll}'’-]+(?: (?:of )?\p{Ll}[\p{Ll}'’-]+){0,3})$/u;

function turnedIn(plain: string, origin: Origin): Definition[] {
  return plain.split('; ').flatMap((part) => {
    const match = TURNED.exec(part);
    // "A crown of less than a third is a common sign" says how it counts, not what a word means.
    if (match?.[2] === undefined || EVALUATIVE.test(match[2] + match[3])) return [];
    return (
      build({ term: match[3]!, determiner: match[2].trim(), description: match[1]!, from: 'naming' }, origin) ?? []
    );
  });
}

/** "People who press for new rules he called moral entrepreneurs": what is named stands first. */
const FRONTED =
  /^((?:Those|People|Persons|An?|The|\p{Lu}\p{Ll}+s) (?:[^,;:]{4,60}? )?(?:who|that|which|whose|of) [^,;:]{10,110}?) (?:he|she|they|\p{Lu}\p{Ll}+) (?:calls?|called|named|termed|labelled) (?:the |an? )?(\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){0,3})(?=$|, (?:and|but|which) )/u;

function frontedIn(plain: string, origin: Origin): Definition[] {
  const match = / (?:call|name|term|label)/.test(plain) ? FRONTED.exec(plain) : null;
  if (!match) return [];
  const description = match[1]![0]!.toLowerCase() + match[1]!.slice(1);
  const found = build({ term: match[2]!, determiner: '', description, from: 'naming' }, origin);
  return found ? [found] : [];
}

/** A term in quotation marks, as a text writes it where it explains it. */
const QUOTED_NAME = /["“](\p{Ll}[\p{Ll} -]{2,30})["”]/gu;
const EMBEDDED =
  /, (?:which is |which are )?((?:an?|the) (?:[^,;:()]{4,60}? (?:that|which|in which|by which|at which|through which|whose|who|where|based|made|used|built|written|designed|intended|consisting|formed|caused) [^,;:]{6,110}?|(?:[\p{Ll}-]+ ){1,4}(?:of|between|to) (?:[^,;:]{3,60}(?:, [^,;:]{3,40}){1,3},? (?:and|or) [^,;:]{3,60}(?=$)|[^,;:]{6,110}?))|(?:\p{Ll}+ ){1,3}of [^,;:]{3,40} (?:that|which) [^,;:]{6,110}?)(?=(, .*)?$|, | –)/gu;
/** What goes on after a description, where the sentence lists things instead of explaining one. */
const LIST_GOES_ON = /^,? (?:(?:and|or) )?(?:the|an?|\p{Ll}+ of) [^,]*(?:,| and | or |$)/u;

/** "counts backwards in threes, a task that …": said of what the clause tells, not of its last noun. */
const OF_THE_CLAUSE =
  /^an? (?:\p{Ll}+ )?(?:task|move|habit|step|result|change|figure|finding|view|practice|arrangement|decision|policy|development|fact|property|pattern|difference|sum|total|rise|fall|drop|increase|decrease|loss|gain|conclusion|claim|proposal|discovery|experience|choice|feat|number|share|proportion|sign|lesson|mistake|question|problem|point|matter) /u;

/** "… with working memory, a system that holds information …": a term explained where it is first used. */
function embeddedIn(plain: string, origin: Origin): Definition[] {
  const found: Definition[] = [];
  for (const match of plain.matchAll(EMBEDDED)) {
    const description = match[1]!;
    const rest = plain.slice(match.index + match[0].length);
    // A list ("a spring, a lake of …, a river") explains nothing.
    if (
      / (?:or|and) (?:an?|the) /.test(description.slice(0, 60)) ||
      /^,? (?:and|or) (?:the|an?) [\p{Ll}-]+(?: [\p{Ll}-]+)? (?:that|which|who) /u.test(rest) ||
      (LIST_GOES_ON.test(rest) && !/\b(?:which|who|is|are|was|were|has|have)\b/.test(rest.split(',')[1] ?? ''))
    )
      continue;
    // "the ability to sort, compare, and …": cut within a list.
    if (
      /^, (?!(?:which|who|where|but|so|while|as|for|such|especially|including|in|at|on|by|with|from|to|although|though|because|since|unless|when|if|and|or)\b)[^,]{2,40},? (?:and|or) /.test(
        rest,
      )
    )
      continue;
    const before = plain.slice(0, match.index);
    const term = nameAtEnd(before, /^, which/.test(match[0]));
    if (!term || /^\p{Lu}/u.test(term) || OF_THE_CLAUSE.test(description)) continue;
    // "recognised by its accidental, which is the leading note of …": said of that one.
    // "the trace of the matrix, which is …" speaks of the trace.
    const leading = before.slice(0, -term.length);
    if (/^, which/.test(match[0]) && /\b(?:its|their|his|her|this|that|these|\p{Ll}+ of (?:the|an?)) $/u.test(leading))
      continue;
    const determiner = /\b(the|an?) $/i.exec(before.slice(0, -term.length))?.[1]?.toLowerCase() ?? '';
    const definition = build({ term, determiner, description, from: 'apposition' }, origin);
    if (definition) found.push(definition);
  }
  return found;
}

/** What follows a name that is set off: "the *basilect*, the variety most remote from the standard; …". */
const AFTER_SET_OFF =
  /^, (?:that is, )?((?:an?|the) [^,;:()]{15,120})(?=$|[;:]|, (?:which|who|and|but|while|whereas|so|as|for|in|at|on|by|from|such|although|though|because|since|when|if|is|are|was|were|has|have|had|can|may|must)\b)/;
/** What stands before it: "Economists call the value of what is given up *opportunity cost*". */
const BEFORE_SET_OFF =
  /\b(?:calls?|called|named|names?|termed|terms?|labelled|dubbed) (?:the|an?|any|this|that) ([^,;:]{10,120}?) (?:the |an? )?$/;

const BEFORE_IS =
  /^((?:The|An?) [\p{Ll}-]+(?: [\p{Ll}-]+)? (?:that|which|of|at which|in which|by which|between) [^,;:]{10,120}) (?:is|are) (?:its|their|the|an?|called|known as|called the) $/u;

/** Where the writer sets a name off, its limits are known, whatever stands around it. */
function setOffIn(entry: Entry, origin: Origin): Definition[] {
  const text = entry.sentence.text.replace(/[.!?]$/, '');
  return (entry.sentence.emphasised ?? []).flatMap((words) => {
    const at = text.indexOf(words);
    const before = text.slice(0, at);
    const determiner = /\b(the|an?) $/i.exec(before)?.[1]?.toLowerCase() ?? '';
    const after = AFTER_SET_OFF.exec(text.slice(at + words.length))?.[1];
    const called = after === undefined ? BEFORE_SET_OFF.exec(before)?.[1] : undefined;
    if (/^\p{Lu}/u.test(words) && at > 0) return [];
    const term = words[0]!.toLowerCase() + words.slice(1);
    if (after !== undefined && !OF_THE_CLAUSE.test(after) && !/^(?:an?|the) [^,]+, (?:an?|the) /.test(after))
      return build({ term, determiner, description: after, from: 'apposition' }, origin) ?? [];
    // "The greatest field that a material can bear is its *dielectric strength*"
    const turned = at + words.length === text.length ? BEFORE_IS.exec(before)?.[1] : undefined;
    if (turned !== undefined) return build({ term, determiner, description: turned, from: 'naming' }, origin) ?? [];
    if (called === undefined || /\bthe (?:two|three|four|five) /.test(called)) return [];
    // "named this narrowing of attention *centration*": what is narrowed to what, the sentence before says.
    if (/\b(?:this|that) $/.test(before.slice(0, before.indexOf(called))) && called.split(' ').length < 6) return [];
    return build({ term, determiner, description: `the ${called}`, from: 'naming' }, origin) ?? [];
  });
}

/** "… a fixed share of the crop, known as ishakole": the name comes last. */
const NAMED_LAST =
  /\b((?:an?|the) [^,;:]{15,120}?), (?:(?:which|that) (?:is|are|\p{L}+ (?:calls?|called|term|termed)) |(?:also |usually |commonly )?(?:called|known as|termed|referred to as) )(?:called |known as |termed )?(?:the |an? )?((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{4,})(?=[,.;]|$)/u;

function namedLastIn(plain: string, origin: Origin): Definition[] {
  const match = NAMED_LAST.exec(plain);
  // "the scribes began to put small signs, called neumes": a clause, and only its end is named.
  const named = (match?.[1] ?? '').split(/\b(?:that|which|who|whom|whose|where|when|by|used|to)\b/)[0]!;
  if (tagQuickly(named).some((token) => /^(?:VERB|AUX)$/.test(token.pos) && !/(?:ing|ed)$/.test(token.lower)))
    return [];
  // "a machine with a part that calculates, called the mill": of the two the nearer one is named.
  if (!match || /\b(?:which|who|that) (?:is|are)$|.\b(?:an?|the) \p{Ll}+ (?:that|which|who) /u.test(match[1]!))
    return [];
  // "they expect the price of bonds to fall, which is the speculative motive": what is expected is named, and no price.
  if (/ to \p{Ll}+$/u.test(match[1]!)) return [];
  if (!tag(match[2]!).every((token) => isNoun(token) || token.pos === 'ADJ')) return [];
  const definition = build({ term: match[2]!, determiner: '', description: match[1]!, from: 'naming' }, origin);
  return definition ? [definition] : [];
}

const SAYS_WHAT_IT_IS = /^(?:(?:an?|the) )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,3} (?:is|are) (?:an?|the|any) \p{Ll}+/u;

/** "A peril is …; a hazard is a condition that …": what a part after the first says of its own subject. */
function laterIn(plain: string, entry: Entry): Definition[] {
  return plain
    .split(/; |, (?:and|while|whereas|but) /)
    .slice(1)
    .filter((part) => SAYS_WHAT_IT_IS.test(part) && !/\b(?:it|its|they|them|their|him|his|her)\b/.test(part))
    .flatMap((part) => {
      const clause = parseClause(part[0]!.toUpperCase() + part.slice(1));
      return clause ? fromClause(clause, entry) : [];
    });
}

/** Definitions that a sentence of running text holds. */
export function definitionsInSentence(entry: Entry, parsed: Clause | null): Definition[] {
  const origin = originOf(entry);
  const written = plainSentence(entry.sentence.text);
  const plain = straightened(written);
  const found = definitionsIn(plain, entry, plain === written ? parsed : parseClause(plain));
  const known = new Set(found.map(({ subject }) => subject.key));
  const put = putInProse(plain, entry.sentence.text)
    .flatMap((item) => build({ ...item, from: 'naming' }, origin) ?? [])
    .filter(({ subject }) => !known.has(subject.key));
  return put.length > 0 ? [...found, ...put] : found;
}

function definitionsIn(plain: string, entry: Entry, clause: Clause | null): Definition[] {
  const origin = originOf(entry);
  const listed =
    entry.sentence.kind !== 'note'
      ? (/^([\p{Lu}][\p{L}\p{N}'’ -]{2,40}?)(?::| [–—](?!.* [–—] )) ([\p{L}].{20,})$/u.exec(plain) ??
        (entry.sentence.kind === 'list'
          ? /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}), ((?:the|an?) .{12,})$/u.exec(plain)
          : null))
      : null;
  if (listed) {
    const list =
      entry.sentence.kind === 'list' ? `${origin.documentId}/${entry.section.id}/${entry.sentence.blockIndex}` : '';
    const definition = build({ term: listed[1]!, determiner: '', description: listed[2]!, from: 'list', list }, origin);
    return definition ? [definition] : [];
  }
  const later = [
    ...laterIn(plain, entry),
    ...turnedIn(plain, origin),
    ...frontedIn(plain, origin),
    ...setOffIn(entry, origin),
  ];
  if (clause) {
    const found = fromClause(clause, entry);
    if (found.length > 0) return [...found, ...later];
  }
  if (later.length > 0) return later;
  const meaning = MEANING.exec(plain);
  if (meaning && !leansOnContext(meaning[1]!)) {
    const definition = build({ term: meaning[1]!, determiner: '', description: meaning[2]!, from: 'sentence' }, origin);
    if (definition) return [definition];
  }
  const naming = NAMING.exec(plain);
  if (naming && !/\b(?:is|are|was|were)\b/.test(naming[1]!.split(/\b(?:that|which|who|where|when)\b/)[0]!)) {
    const definition = build({ term: naming[2]!, determiner: '', description: naming[1]!, from: 'naming' }, origin);
    if (definition && tag(definition.term).every((token) => isNoun(token) || token.pos === 'ADJ')) return [definition];
  }
  const glosses = glossesIn(plain.replace(QUOTED_NAME, '$1')).flatMap(
    ({ term, description }) => build({ term, determiner: '', description, from: 'gloss' }, origin) ?? [],
  );
  const last = glosses.length > 0 ? glosses : namedLastIn(plain, origin);
  return last.length > 0 ? last : embeddedIn(plain, origin);
}

/** Definitions of the lists of terms of all sections. */
export function definitionsInLists(corpus: Corpus): Definition[] {
  const found: Definition[] = [];
  for (const document of corpus.documents) {
    for (const section of document.sections) {
      if (!corpus.sectionOrder.has(section)) continue;
      section.blocks.forEach((block, index) => {
        if (block.kind !== 'definitions') return;
        const list = `${document.id}/${section.id}/${index}`;
        for (const entry of block.entries) {
          const origin = blockOrigin(document, section, block, `${entry.term}: ${entry.definition}`, corpus);
          const description = splitSentences(entry.definition)[0] ?? '';
          const definition = build({ term: entry.term, determiner: '', description, from: 'list', list }, origin);
          if (definition) found.push(definition);
        }
      });
    }
  }
  return found;
}
