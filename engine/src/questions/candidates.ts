import { factsOf } from '../facts/facts.ts';
import type { DocumentText } from '../text/sections.ts';
import { rowQuestions } from './makers/rows.ts';
import { stepQuestions } from './makers/steps.ts';
import { termQuestions } from './makers/terms.ts';
import type { Candidate } from './types.ts';

/** Every question that a document could carry; selection comes later. */
export function findCandidates(document: DocumentText): Candidate[] {
  const { terms, lists, rows } = factsOf(document);
  return [...termQuestions(terms), ...stepQuestions(lists), ...rowQuestions(rows)];
}
