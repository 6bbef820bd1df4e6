import type { Clause } from '../grammar/clause.ts';
import { isVagueSubject, leansOnContext } from '../grammar/wording.ts';
import { type Kind, kindOf } from '../kinds/kinds.ts';
import { type Subject, subjectOf } from '../kinds/relations.ts';
import { sortIn } from '../kinds/siblings.ts';
import { type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';
import { isPlural } from '../text/number.ts';
import { stem } from '../text/stems.ts';
import { quickTagsOf } from '../text/tagging.ts';
import { GENERIC_NOUNS } from '../text/terms.ts';
import type { FoundClause } from './clauses.ts';
import { isName } from './predicates.ts';

/** Something that a sentence says something of, whatever it says: a name that may stand among the options. */
export interface Mention {
  /** With its article, as the sentence has it: "an omniscient narrator". */
  name: string;
  plural: boolean;
  proper: boolean;
  kind: Kind;
  /** The verb that follows, so that parallel sentences are seen to be parallel. */
  verb: string;
  /** "X is a …": the sentence says what it is. */
  defines: boolean;
  /** What it is said to be, here or in an aside: "drug"; '' where nothing says so. */
  sort: string;
  subject: Subject;
  origin: Origin;
}

/** "is a …", "means that …": what something is. */
export function isDefining(predicate: string): boolean {
  return /^(?:(?:is|are) (?:an?|the|any)|means|refers to|(?:is|are) (?:\w+ly )?defined as)\b/.test(predicate);
}

/** The verb of a predicate with the word after it where the verb itself says little ("is done", "may be"). */
export function verbOf(predicate: string): string {
  const [first, second] = predicate.split(' ');
  return /^(?:is|are|was|were|may|can|must|will|has|have|had|does|do)$/.test(first!)
    ? `${first} ${second}`
    : stem(first!);
}

/** "Verapamil, a phenylalkylamine, acts …": a thing that opens a sentence, whether or not the rest can be taken apart. */
export function openingMention(entry: Entry): Mention | null {
  const [first, next] = quickTagsOf(entry.sentence);
  if (!first || !next || (first.pos !== 'NOUN' && first.pos !== 'PROPN')) return null;
  if (!/^\p{Lu}\p{Ll}{4,}$/u.test(first.text)) return null;
  if (next.lower !== ',' && next.pos !== 'VERB' && next.pos !== 'AUX') return null;
  if (isVagueSubject(first.text) || GENERIC_NOUNS.has(first.lower)) return null;
  const origin = originOf(entry);
  return {
    name: first.text,
    plural: isPlural(first.text),
    proper: false,
    kind: kindOf(first.text),
    verb: '',
    defines: false,
    sort: '',
    subject: subjectOf(first.text, origin),
    origin,
  };
}

/** "a diuretic" in an aside or after "is". */
const sortOf = ({ apposition, predicate }: Clause) =>
  sortIn(apposition) || (/^(?:is|are) /.test(predicate) ? sortIn(predicate) : '');

/** The subjects of a clause as names; "A and B are …" has two. */
export function mentionsOf(found: FoundClause, entry: Entry, corpus: Corpus): Mention[] {
  const { clause } = found;
  const each = clause.members.length > 0 ? clause.members : [clause.subject];
  return each.map((subject) => mentionOf(subject, found, entry, corpus)).filter((mention) => mention !== null);
}

/** A subject as a name, or null where it is too long, too vague or leans on what was said before. */
function mentionOf(subject: string, { clause, resolved }: FoundClause, entry: Entry, corpus: Corpus): Mention | null {
  const { determiner } = clause;
  if (resolved || clause.lead || subject.split(' ').length > 5 || /\d|['’]s\b/.test(subject)) return null;
  if (isVagueSubject(subject) || leansOnContext(subject)) return null;
  const origin = originOf(entry);
  return {
    name: determiner ? `${determiner} ${subject}` : subject,
    plural: clause.members.length > 0 ? isPlural(subject) : clause.plural,
    proper: isName({ ...clause, subject }, corpus),
    kind: kindOf(clause.members.length > 0 ? subject.split(' ').at(-1)! : clause.head),
    verb: verbOf(clause.predicate),
    defines: isDefining(clause.predicate),
    sort: sortOf(clause),
    subject: subjectOf(subject, origin),
    origin,
  };
}
