import type { SourceDocument } from '../document.ts';
import { detectLanguage } from '../text/language.ts';
import { blockText } from '../text/sections.ts';
import { arrange } from './arrange.ts';
import { type CheckedSource, checkQuestion, prepareSource } from './checks.ts';
import { type Corpus, readCorpus } from './corpus.ts';
import { type Cause, causeIn } from './facts/causes.ts';
import { clauseReader } from './facts/clauses.ts';
import { type Condition, conditionIn } from './facts/conditions.ts';
import { type Definition, definitionOf, definitionsInLists, definitionsInSentence } from './facts/definitions.ts';
import { type Predicate, predicateOf } from './facts/predicates.ts';
import { type Quantity, quantityIn } from './facts/quantities.ts';
import { type Statement, statementIn } from './facts/statements.ts';
import { causeQuestions } from './forms/cause.ts';
import { conditionQuestions } from './forms/condition.ts';
import { definitionQuestions, termQuestions } from './forms/definition.ts';
import { quantityQuestions } from './forms/quantity.ts';
import { sequenceQuestions } from './forms/sequence.ts';
import { statementQuestions } from './forms/statement.ts';
import { tableQuestions } from './forms/table.ts';
import { trueOfQuestions } from './forms/true-of.ts';
import { selectQuestions } from './select.ts';
import type { Candidate, Difficulty, Form, Question } from './types.ts';

export interface QuizOptions {
  difficulty?: Difficulty | 'mixed';
  /** The same seed over the same source gives the same quiz. */
  seed: string;
  /** Only questions of these forms. */
  forms?: readonly Form[];
  /** Called with the share of the work done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Quiz {
  questions: Question[];
  asked: number;
  /** Why there are fewer than asked for. */
  reason?: string;
}

interface Facts {
  definitions: Definition[];
  predicates: Predicate[];
  causes: Cause[];
  quantities: Quantity[];
  conditions: Condition[];
  statements: Statement[];
}

function gatherFacts(corpus: Corpus, onProgress: (share: number) => void): Facts {
  const facts: Facts = {
    definitions: definitionsInLists(corpus),
    predicates: [],
    causes: [],
    quantities: [],
    conditions: [],
    statements: [],
  };
  const read = clauseReader(corpus);
  const every = Math.max(1, Math.floor(corpus.entries.length / 50));
  corpus.entries.forEach((entry, i) => {
    if (i % every === 0) onProgress(0.15 + 0.65 * (i / corpus.entries.length));
    const clauses = read(entry);
    const clause = clauses.find((found) => found.first && !found.resolved)?.clause ?? null;
    facts.definitions.push(...definitionsInSentence(entry, clause));
    for (const found of clauses) {
      if (definitionOf(found.clause, entry)) continue;
      const predicate = predicateOf(found, entry, corpus);
      if (predicate) facts.predicates.push(predicate);
    }
    const cause = causeIn(entry, corpus.entries[i - 1]);
    if (cause) facts.causes.push(cause);
    const quantity = quantityIn(entry, clause);
    if (quantity) facts.quantities.push(quantity);
    const condition = conditionIn(entry);
    if (condition) facts.conditions.push(condition);
    const statement = statementIn(entry, clause, corpus);
    if (statement) facts.statements.push(statement);
  });
  facts.definitions.sort((a, b) => a.origin.order - b.origin.order);
  return facts;
}

function candidatesFrom(facts: Facts, corpus: Corpus): Candidate[] {
  return [
    ...definitionQuestions(facts.definitions, corpus),
    ...termQuestions(facts.definitions, corpus),
    ...trueOfQuestions(facts.predicates, corpus),
    ...statementQuestions(facts.statements, corpus),
    ...conditionQuestions(facts.conditions),
    ...causeQuestions(facts.causes, facts.predicates, corpus),
    ...quantityQuestions(facts.quantities),
    ...sequenceQuestions(corpus),
    ...tableQuestions(corpus),
  ];
}

/** The same checks that a language model's questions go through. */
function passes(candidate: Candidate, source: CheckedSource): boolean {
  const [question] = arrange([candidate], '');
  return checkQuestion(question!, source).length === 0;
}

function reasonFor(made: number, asked: number, corpus: Corpus): string {
  const size = `The material has about ${corpus.wordCount.toLocaleString('en')} words`;
  if (made === 0)
    return `${size}, and none of them carries a question that would be clear and fair. Add more text that explains or defines things.`;
  return `${size}; it carries ${made} good question${made === 1 ? '' : 's'}. ${asked - made} more would have been padding.`;
}

/** Makes up to `n` questions, fewer where the source cannot carry `n` good ones (then `reason` says why). */
export function makeQuiz(source: SourceDocument | readonly SourceDocument[], n: number, options: QuizOptions): Quiz {
  const sources: readonly SourceDocument[] = 'blocks' in source ? [source] : source;
  const progress = options.onProgress ?? (() => {});
  const language = detectLanguage(
    sources
      .flatMap((document) => document.blocks.map(blockText))
      .join('\n')
      .slice(0, 60_000),
  );
  if (!language.english) {
    return {
      questions: [],
      asked: n,
      reason: 'Questions can be made from English text only; this text seems to be in another language.',
    };
  }
  const corpus = readCorpus(sources);
  progress(0.15);
  const facts = gatherFacts(corpus, progress);
  const all = candidatesFrom(facts, corpus).filter(
    (candidate) => !options.forms || options.forms.includes(candidate.form),
  );
  progress(0.95);
  const prepared = prepareSource(sources);
  const questions = arrange(
    selectQuestions(all, n, options.difficulty ?? 'mixed', (candidate) => passes(candidate, prepared)),
    options.seed,
  );
  progress(1);
  return { questions, asked: n, ...(questions.length < n ? { reason: reasonFor(questions.length, n, corpus) } : {}) };
}
