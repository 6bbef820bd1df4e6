import { beginsClause, type Clause, cutSecondClause, isCopular } from '../grammar/clause.ts';
import { leansOnContext } from '../grammar/wording.ts';
import { type Kind, kindOf, kindOfName } from '../kinds/kinds.ts';
import { type Subject, subjectOf } from '../kinds/relations.ts';
import { headMates } from '../kinds/siblings.ts';
import { type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { isKnownThing } from '../reading/pointing.ts';
import { contentStems } from '../text/stems.ts';
import { isNoun, tagQuickly } from '../text/tagging.ts';
import { GENERIC_NOUNS, termKey } from '../text/terms.ts';
import type { FoundClause } from './clauses.ts';

/** "X does such and such": a subject worth asking about and what is said of it. */
export interface Predicate {
  /** As named in a question: "the sodium pump", "enzymes". */
  name: string;
  /** Each of several things of which it is said at once; empty for one. */
  members: readonly string[];
  determiner: Clause['determiner'];
  plural: boolean;
  proper: boolean;
  tense: Clause['tense'];
  copular: boolean;
  negative: boolean;
  /** "states that …": said of laws and authors only. */
  says: boolean;
  /** How it is put: what something is, has, undergoes or does. */
  frame: 'is a' | 'is so' | 'is done' | 'has' | 'does';
  kind: Kind;
  /** "In a presidential system", which narrows the subject down; it opens the question. */
  context: string;
  /** "In 1956" before a subject that it does not narrow down; only a question that keeps it in front may use it. */
  lead: string;
  text: string;
  stems: readonly string[];
  subject: Subject;
  /** How much the document makes of the subject. */
  standing: number;
  /** A definition is asked for as such; here it only lends its words to other questions. */
  lent: boolean;
  origin: Origin;
}

const WEAK =
  /\bin (?:different|several|many|various|two|three) ways$|^(?:is|are|was|were) (?:very |quite |so |too |more |most |not |therefore |clearly )*(?:important|useful|common|necessary|possible|clear|different|similar|easy|difficult|hard|simple|essential|needed|shown|given|listed|described|discussed|explained|illustrated|summari[sz]ed|considered|seen|found|used|known|called|said|one of|true|false|able|likely|equal|the same|an? example|an? important|an? good|an? major|an? common|examples)\b(?! (?:to|in|for|as|by|only|when|from) )|^(?:has|have|had) (?:been )?(?:many|several|some|a number|various|important|different|two|three|four|five|six)\b|^(?:(?:may|can) )?takes? (?:different|several|many|various|two|three) forms\b|^(?:is|are) (?:an?|the) (?:weakness|strength|advantage|disadvantage|drawback|problem|feature|matter|question|sign|source|result)\b|^(?:include|includes|depends? on|varies|vary|matters?|shows? (?:that|this|how)|follows?|comes? from the name)\b/;
const NEGATIVE = /\b(?:not|never|no|cannot|without|neither|nor|hardly|rarely)\b|n['’]t\b/;

const SAYS =
  /^(?:\w+ly )?(?:states?|stated|says?|said|holds?|held|objected|concluded|demonstrated|distinguished|introduced|invented|devised|published|coined|showed|found|argues?|argued|claims?|claimed|asserts?|suggests?|suggested|predicts?|observed|believed|wrote|proposed|discovered|defines?|describes?|explains?)\b/;

/** A capital that only opened the sentence makes no name: a single word is one where the text writes it so elsewhere. */
export function isName(clause: Clause, corpus: Corpus): boolean {
  // "Flora Nwapa's Efuru" is no person.
  if (!clause.proper || /['’]s?\b/.test(clause.subject)) return false;
  const words = clause.subject.split(' ').filter((word) => !/^(?:of|the|and|for|de|von|van|al|ibn|dan)$/.test(word));
  if (words.length > 1) return words.every((word) => /^\p{Lu}/u.test(word));
  const casing = corpus.casing.get(clause.subject.toLowerCase());
  return /^\p{Lu}{2,}/u.test(clause.subject) || (casing !== undefined && casing.upper > casing.lower);
}

/** A single name that argues or discovers is a person's. */
function kindFor(clause: Clause, name: boolean, says: boolean): Kind {
  if (!name) return kindOf(clause.head);
  const kind = kindOfName(
    clause.subject.replace(
      /^(?:\p{Lu}\p{L}+ )?(?:psychologist|physicist|chemist|economist|statistician|philosopher|mathematician|biologist) /u,
      '',
    ),
  );
  return kind === 'thing' && says && clause.tense === 'past' ? 'person' : kind;
}

const BARE =
  /^(?:treatment|harvest|application|recommendation|growth|use|diagnosis|management|control|prevention|storage|production|yield|dose|dosage|demand|supply|output|average|heat|cost|payment|failure|success|delivery|performance)$|^(?:common|usual|popular|memorable|simple|useful|good|general|rough|well-known|typical|famous|second|first|further|rule of) |(?:^| )(?:recommendation|rule of thumb|survey|estimate|critics?|opponents?|supporters?|defenders?|textbooks?|observers?|beginners?|candidates?|commentators?|majority|minority|answer|mistake|error|misunderstanding)$/;

/** "the system", "a step": any of them. "An open system" beside closed and isolated ones is a term, as is "structure" in a row. */
function isGeneric(clause: Clause, corpus: Corpus): boolean {
  const key = termKey(clause.subject);
  if (key.includes(' ')) {
    if (clause.determiner === '' || (corpus.terms.get(key)?.count ?? 0) > 1) return false;
    return clause.determiner === 'the' || headMates(key, clause.plural, corpus).length < 2;
  }
  return clause.determiner !== '' || !corpus.rows.has(key) || !/^(?:is|are) (?:an?|the) /.test(clause.predicate);
}

/** Whether the subject can be named on its own: established in the document, not "the process" or "the head". */
export function standingOf(clause: Clause, corpus: Corpus): number {
  const key = termKey(clause.subject);
  const headKey = termKey(clause.head);
  const words = key.split(' ');
  // "a 1.5 kW iron" is somebody's example.
  if (
    words.length > 6 ||
    leansOnContext(clause.subject) ||
    // "class B", of which classes?
    /^(?:type|class|phase|stage|grade|group|category|case|form|level) \S+$/.test(key) ||
    /\d|(?<!type|class|phase|stage|grade)(?:^| )[b-z](?: |$)/.test(key)
  )
    return 0;
  const term = corpus.terms.get(key);
  // "the first step" points back; "the concurrent list" is a term when the text comes back to it.
  if (GENERIC_NOUNS.has(headKey) && isGeneric(clause, corpus)) return 0;
  const weight = term ? term.weight : isName(clause, corpus) ? 1 : 0;
  // "the derivative" in notes on the derivative is the thing itself; elsewhere it is one that was named before.
  if (words.length === 1 && clause.determiner === 'the' && !clause.proper) {
    const isTopic = term?.inHeading === true && term.count >= 3 && clause.tense === 'present' && !clause.lead;
    // "the plaintiff must prove": whoever holds the part.
    if (term && term.count >= 3 && clause.tense !== 'past' && kindOf(clause.head) === 'person') return 0.5;
    return isTopic && !leansOnContext(`the ${key}`) ? 0.4 + weight * 0.5 : 0;
  }
  if (words.length === 1 && !term && !clause.proper) return 0;
  // "Harvest begins at …", "a rule of thumb": of what the heading or the sentence before tells.
  if (BARE.test(key) && !(term?.inHeading === true && words.length === 1)) return 0;
  if (
    /^(?:certain|various|different|numerous|additional|resulting|actual|entire|whole|new|old|alternative|possible|potential|similar|recent|particular|specific|given|remaining|modern|early|good|bad|large|small|high|low|long|short|young|older|ordinary|more|most|real|poor|rich|improved|better|healthy|single)\b/.test(
      key,
    )
  )
    return 0;
  if (
    /\b(?:scientists|researchers|economists|historians|scholars|experts|students|engineers|authors|critics|writers|users|others|chapter|section|lecture|notes?|example|exercise|question)s?$/.test(
      key,
    )
  )
    return 0;
  return 0.5 + weight;
}

/** What a parsed sentence says of its subject, when both can stand alone. */
export function predicateOf(found: FoundClause, entry: Entry, corpus: Corpus): Predicate | null {
  const { words, first } = found;
  // "Unlike mitosis, meiosis …": what is said of the subject holds without the comparison.
  const clause = /^(?:Unlike|Like) /.test(found.clause.lead) ? { ...found.clause, lead: '' } : found.clause;
  // "and the quantity rises" after a first clause leans on it more often than not, unless it names a term.
  const context = contextOf(clause);
  if (clause.lead && !context && !(/^(?:In|At|During|On) /.test(clause.lead) && clause.lead.split(' ').length <= 4))
    return null;
  const standing = context ? Math.max(1, standingOf(clause, corpus)) : standingOf(clause, corpus);
  if (standing === 0 || (!first && clause.determiner === 'the')) return null;
  let text = cutSecondClause(clause.predicate);
  // "…, a property which many value": a remark on what was said.
  text = text.replace(
    /, an? (?:\p{L}+ )?(?:property|fact|nuisance|practice|feature|habit|phenomenon|move|step|change|result|figure|point|matter) (?:that|which|of|on) .*$/u,
    '',
  );
  const which = text.search(/, (?:which|who|where)\b/);
  if (which > 0 && text.split(' ').length > 16) text = text.slice(0, which);
  const count = text.split(' ').length;
  if (count < 4 || count > 26 || WEAK.test(text)) return null;
  // "Lugard promised that he would not interfere": in what is said of one person "he" is that person.
  const person = isName(clause, corpus) && kindFor(clause, true, SAYS.test(text)) === 'person';
  // "A doctor is not negligent if he …", "… an infant until he …": so is one of whom the statement speaks.
  const someone = /\b(?:an?|any|every|each|the) (?:\p{L}+ ){0,2}?\p{L}+(?= .*\b(?:he|his|him|himself)\b)/u.test(
    `${clause.determiner} ${clause.subject} ${text}`,
  );
  const he = person || someone ? text.replace(/\b(?:he|his|him|himself)\b/g, '') : text;
  // "Cooley had called it the looking-glass self": a person is never "it".
  const bound = person ? he : withoutBoundPronouns(he, clause.plural);
  if (/\b(?:it|them|him)$/.test(text) || hasOpenEnd(text)) return null;
  if (
    leansOnContext(withoutOwnLinks(bound)) ||
    (/\btheir\b/.test(text) && !clause.plural && !/s\b.*\btheir\b/.test(text))
  )
    return null;
  if (/\bits\b/.test(text) && clause.plural) return null;
  if (
    /\b(?:for|of|in|to|with|by|from|and|or|the|an?|that|which|as|than)$/.test(text) ||
    /^\w+ (?:more|less|better|worse|further)\b(?! than )/.test(text)
  )
    return null;
  // "contains about 23 per cent": of what?
  if (
    /\d\s?(?:%|per ?cent)$/.test(text) &&
    !/(?<!\d )\b(?:of|by|to|from|is|are) (?:about |around |only )?[\d.]+(?: to [\d.]+)?\s?(?:%|per ?cent)$/.test(text)
  )
    return null;
  const stems = contentStems(text);
  if (new Set(stems).size < 3) return null;
  // "and horizontal allocation divides it": the pronoun stands for something in the clause before.
  if (!first && /\b(?:it|them|its|their)\b/.test(text)) return null;
  // "Salting meat preserves it": the pronoun is not the subject of its own verb.
  if (/^\p{L}+ (?:it|them)\b/u.test(text)) return null;
  if (/, \p{L}+ from \d/u.test(text)) return null;
  if (/\bbetween\b(?!.*\band\b)/.test(text) || /:|\b(?:it|that|there|you|we|they)['’](?:s|re|ll|ve|d)\b/i.test(text))
    return null;
  // "contain little and …": little of what was said before.
  if (/\b(?:little|few|none|less|more|most|enough)(?: and| or|,|$)/.test(text)) return null;
  if (/^(?:alone|itself|themselves)\b/.test(text)) return null;
  // "is subtler": than what? "is damages": the number does not agree.
  if (
    /^(?:is|are|was|were) \p{L}{3,}er(?:,|$| (?!than|of|that|which|for|to|in|by|at|on|with)\p{Ll})/u.test(text) &&
    !/\bthan\b/.test(text)
  )
    return null;
  if (
    /^is (?!always|sometimes|perhaps|thus|less|its)\p{L}+[^s]s(?:,|$| )/u.test(text) &&
    !/^is (?:as|across)\b/.test(text)
  )
    return null;
  if (hasDanglingTail(text)) return null;
  const origin = { ...originOf(entry), sentence: words };
  return {
    name: clause.determiner ? `${clause.determiner} ${clause.subject}` : clause.subject,
    members: clause.members,
    determiner: clause.determiner,
    plural: clause.plural,
    proper: isName(clause, corpus),
    tense: clause.tense,
    copular: isCopular(clause),
    frame: frameOf(text),
    kind: kindFor(clause, isName(clause, corpus), SAYS.test(text)),
    says: SAYS.test(text),
    negative: NEGATIVE.test(text.split(/\b(?:that|which|who|when|if|because)\b/)[0]!),
    context,
    lead: context ? '' : clause.lead,
    text,
    stems,
    subject: subjectOf(
      context ? `${context.replace(/^In (?:an? |the )?/, '')} ${clause.subject}` : clause.subject,
      origin,
    ),
    standing,
    lent: false,
    origin,
  };
}

/** Nouns that say nothing without what they belong to: "the largest producer", of what? */
const RELATIONAL =
  /\b(?:largest|smallest|biggest|main|leading|chief|greatest|second|third|only|principal|commonest) (?:producer|exporter|importer|consumer|supplier|source|cause|user|member|part|component|user|recipient|beneficiary|share|percentage|proportion)s?(?=$|,| (?:for|with|since|until|in the world)\b)/;

/** Whether a statement speaks of the largest producer, the only cause, and does not say of what. */
export function lacksComplement(text: string): boolean {
  return RELATIONAL.test(text);
}

/** Whether a predicate waits for something that only the sentence before tells. */
function hasOpenEnd(text: string): boolean {
  // "needs 15 to 20 hours": for what?
  if (
    /^(?:needs?|takes?|requires?|took|needed|required)(?: (?:about|only|around|at least))? [\d.]+(?: to [\d.]+)? \p{L}+$/u.test(
      text,
    )
  )
    return true;
  // "fill 60 to 75 % of the volume", "halve the time": of what, the text around tells.
  if (
    /\bthe (?:volume|total|weight|mass|area|time|cost|whole|rest|yield|price|amount|number|length|size|load|rate|loss|work|surface|strength|speed)(?=$|,| and\b)/.test(
      text,
    )
  )
    return true;
  // "about 81 per cent of the diameter": of which thing's?
  const share = /(?:%|per ?cent|half|third|quarter|quarters|thirds) of the ([\p{Ll}-]+)$/u.exec(text)?.[1];
  if (share && !isKnownThing(share)) return true;
  if (RELATIONAL.test(text) || /\b(?:within|outside|inside|throughout|elsewhere|otherwise|accordingly)$/.test(text))
    return true;
  if (/, (?:it|he|she|they) (?:is|was|were|are) \p{L}+$|, (?:they|people) say$/u.test(text)) return true;
  // "accumulates within, less calcium is driven out": a second sentence behind a comma.
  return [...text.matchAll(/, (?!and\b|or\b|but\b|which\b|who\b|where\b|when\b|that\b|because\b|so\b)([^,]+)/g)].some(
    (match) => isClauseLike(match[1]!) || joinsUnlike(text.slice(0, match.index), match[1]!),
  );
}

/** "is lost, uric acid and glucose rise": a noun behind a comma, and no noun before it that it could be in a row with. */
function joinsUnlike(before: string, part: string): boolean {
  const last = tagQuickly(before).at(-1)!;
  const [first, second] = tagQuickly(part);
  const opens = isNoun(first) || (first?.pos === 'ADJ' && isNoun(second));
  return opens && !isNoun(last) && last.pos !== 'ADJ' && last.pos !== 'NUM';
}

function isClauseLike(part: string): boolean {
  const tokens = tagQuickly(part);
  if (beginsClause(tokens)) return true;
  const verb = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX');
  return (
    verb > 0 &&
    isNoun(tokens[verb - 1]) &&
    !/(?:ing|ed|en)$/.test(tokens[verb]!.lower) &&
    !tokens
      .slice(0, verb)
      .some((token) => /^(?:that|which|who|whose|to|where|when|if|as|in|of|for|by|with|at|on|from)$/.test(token.lower))
  );
}

function frameOf(text: string): Predicate['frame'] {
  if (/^(?:has|have|had)\b/.test(text)) return 'has';
  if (!/^(?:is|are|was|were|must be|may be|can be|will be)\b/.test(text)) return 'does';
  if (/^(?:is|are|was|were) (?:an?|the|one)\b/.test(text)) return 'is a';
  return /^(?:is|are|was|were|must be|may be|can be|will be) (?:\w+ly )?\w+(?:ed|en|wn|ung|ade|ept|ent|ilt|ound|ead|ut)\b/.test(
    text,
  )
    ? 'is done'
    : 'is so';
}

/** A lead that says of which kind of thing the subject is meant: "In a …", "In … switching". */
function contextOf(clause: Clause): string {
  if (!/^In (?:an? )?[\p{Ll}-]+(?: [\p{Ll}-]+){1,4}$/u.test(clause.lead) || clause.proper) return '';
  return /\b(?:recent|last|first|same|general|particular|addition|fact|other|many|most|some|case|cases|years?|past|future|practice|order|terms)\b/.test(
    clause.lead,
  )
    ? ''
    : clause.lead;
}

/** Pronouns that the subject or a noun of the predicate itself explains. */
export function withoutBoundPronouns(text: string, plural: boolean): string {
  const own = plural ? /\b(?:they|them|themselves)\b/g : /\b(?:it|itself)\b/g;
  // "compares neighbouring elements and swaps them": the noun comes first.
  const plurals = text.search(/\b(?:\p{L}{3,}s|people|children|men|women)\b/u);
  const bound = text.replace(own, '');
  return plurals < 0
    ? bound
    : bound.slice(0, plurals + 4) + bound.slice(plurals + 4).replace(/\b(?:they|them|themselves)\b/g, '');
}

/** "one word from another", "the same unit as the data", "angiotensin I": these words point at nothing outside. */
function withoutOwnLinks(text: string): string {
  return text
    .replace(/\bone (?:\p{Ll}+ )?(?:from|to|after|of|with|and|into|by) another\b/gu, '')
    .replace(/\b(?:has|have|of|with|at|in|on|to) the same (?:\p{Ll}+ ){0,2}as\b/gu, 'like')
    .replace(/(?<=\p{Ll} )I{1,3}(?=$|[,.]| (?:and|or|to|into|in|is|by)\b)/gu, '');
}

/** A cut that left a conjunction or a comparison open. */
function hasDanglingTail(text: string): boolean {
  const tokens = tagQuickly(text);
  const last = tokens.at(-1)!;
  // "forms when sulphur dioxide": the rest of the clause was cut off.
  const opener = tokens.findLastIndex((token) => /^(?:when|if|because|while|until|where|whenever)$/.test(token.lower));
  if (opener >= 0 && !tokens.slice(opener).some((token) => token.pos === 'VERB' || token.pos === 'AUX')) return true;
  return (
    /^(?:ADP|DET|CCONJ|SCONJ|AUX)$/.test(last.pos) &&
    !/^(?:in|out|up|down|off|on|over|through|away|each)$/.test(last.lower)
  );
}
