import { contentStems } from '../../text/stems.ts';
import { termKey } from '../../text/terms.ts';
import type { Clause } from '../clause.ts';
import { cutSecondClause } from '../clause.ts';
import { type Corpus, type Entry, originOf } from '../corpus.ts';
import { turnedRound } from '../opposites.ts';
import type { Origin } from '../types.ts';
import { leansOnContext, lowerArticle } from '../wording.ts';
import { standingOf } from './predicates.ts';

/** A whole statement that can be understood alone, and its false twin where one can be made. */
export interface Statement {
  text: string;
  twin: string | null;
  stems: readonly string[];
  key: string;
  tense: Clause['tense'];
  origin: Origin;
}

/** A sentence as a statement that stands alone, or null. */
export function statementIn(entry: Entry, clause: Clause | null, corpus: Corpus): Statement | null {
  if (!clause || leansOnContext(clause.subject) || standingOf(clause, corpus) === 0) return null;
  const predicate = cutSecondClause(clause.predicate);
  const count = predicate.split(' ').length;
  if (count < 4 || count > 26 || leansOnContext(predicate)) return null;
  const name = clause.determiner ? `${clause.determiner} ${clause.subject}` : clause.subject;
  if (/^the \p{L}+$/iu.test(name) && !clause.proper) return null;
  const whole = clause.lead
    ? `${clause.lead}, ${lowerArticle(name)} ${predicate}`
    : `${name[0]!.toUpperCase()}${name.slice(1)} ${predicate}`;
  const stems = contentStems(whole);
  if (new Set(stems).size < 5) return null;
  return {
    text: whole,
    twin: turnedRound(whole, whole.length - predicate.length),
    stems,
    key: termKey(clause.subject),
    tense: clause.tense,
    origin: originOf(entry),
  };
}
