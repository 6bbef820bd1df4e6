import { type Attributed, attributedIn } from '../facts/attributed.ts';
import { type Cause, causeIn } from '../facts/causes.ts';
import { clauseReader } from '../facts/clauses.ts';
import { type Definition, definitionsInLists, definitionsInSentence } from '../facts/definitions.ts';
import { withEmphasised } from '../facts/emphasised.ts';
import { type Formula, formulasIn, formulasSetOff } from '../facts/formulas.ts';
import { gappedSentence } from '../facts/gaps.ts';
import { introducedIn } from '../facts/introduced.ts';
import type { Introduced } from '../facts/introduction.ts';
import { withSetOut } from '../facts/set-out.ts';
import { standingOf } from '../facts/standing.ts';
import type { Clause } from '../grammar/clause.ts';
import { type Corpus, originOf } from '../reading/corpus.ts';
import type { Entry } from '../reading/entry.ts';
import type { Origin } from '../reading/origin.ts';

/** A sentence that can be read without the one before it. */
export interface Statement {
  /** Without asides and full stop. */
  text: string;
  /** Where its predicate begins. */
  from: number;
  /** null where it could not be taken apart. */
  clause: Clause | null;
  entry: Entry;
  origin: Origin;
}

/** What a text says that a card can ask for. */
export interface CardFacts {
  definitions: Definition[];
  introduced: Introduced[];
  attributed: Attributed[];
  causes: Cause[];
  formulas: Formula[];
  statements: Statement[];
}

/** Reads the facts of a text in one pass; what belongs to a worked example is true of that case alone, and left out. */
export function cardFacts(corpus: Corpus): CardFacts {
  const facts: CardFacts = {
    definitions: definitionsInLists(corpus),
    introduced: [],
    attributed: [],
    causes: [],
    formulas: formulasSetOff(corpus),
    statements: [],
  };
  const read = clauseReader();
  corpus.entries.forEach((entry, i) => {
    const clauses = read(entry).filter(({ clause }) => clause.members.length === 0);
    const clause = clauses.find((found) => found.first && !found.resolved)?.clause ?? null;
    const defined = definitionsInSentence(entry, clause);
    // A term is brought in beside an example as well as anywhere else.
    facts.introduced.push(...introducedIn(entry, defined, corpus));
    if (entry.example) return;
    facts.definitions.push(...defined);
    const attributed = attributedIn(entry, corpus);
    if (attributed) facts.attributed.push(attributed);
    facts.formulas.push(...formulasIn(entry, corpus));
    const cause = causeIn(entry, corpus.entries[i - 1], clauses[0]);
    if (cause) facts.causes.push(cause);
    const alone = gappedSentence(entry, clause, clause ? standingOf(clause, corpus) : 0, corpus);
    if (alone) facts.statements.push({ text: alone.text, from: alone.from, clause, entry, origin: originOf(entry) });
  });
  return { ...facts, introduced: withSetOut(withEmphasised(facts.introduced, corpus), corpus) };
}
