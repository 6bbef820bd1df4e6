import { clauseReader } from '../facts/clauses.ts';
import { definitionsInLists, definitionsInSentence } from '../facts/definitions.ts';
import { withEmphasised } from '../facts/emphasised.ts';
import { introducedIn, meantInLists } from '../facts/introduced.ts';
import type { Introduced } from '../facts/introduction.ts';
import { labelledLists } from '../facts/labelled.ts';
import { withSetOut } from '../facts/set-out.ts';
import type { Corpus } from '../reading/corpus.ts';
import { introducedQuestions } from './makers/introduced.ts';
import { labelledQuestions } from './makers/labelled.ts';
import { stepQuestions } from './makers/steps.ts';
import { tableQuestions } from './makers/table.ts';
import type { Candidate } from './types.ts';

/** The terms that the documents bring in, in reading order: explained in a sentence, set in bold, or listed. */
function termsOf(corpus: Corpus, onProgress: (share: number) => void): Introduced[] {
  const read = clauseReader();
  const every = Math.max(1, Math.floor(corpus.entries.length / 50));
  const found = corpus.entries.flatMap((entry, i) => {
    if (i % every === 0) onProgress(0.15 + 0.65 * (i / corpus.entries.length));
    const clauses = read(entry).filter(({ clause }) => clause.members.length === 0);
    const clause = clauses.find(({ first, resolved }) => first && !resolved)?.clause ?? null;
    const defined = definitionsInSentence(entry, clause);
    return [...introducedIn(entry, defined, corpus), ...meantInLists(defined, corpus)];
  });
  const explained = [...meantInLists(definitionsInLists(corpus), corpus), ...found];
  return withSetOut(withEmphasised(explained, corpus), corpus).sort((a, b) => a.origin.order - b.origin.order);
}

/** Every question that the documents could carry, good and less good; selection comes later. */
export function findCandidates(corpus: Corpus, onProgress: (share: number) => void = () => {}): Candidate[] {
  return [
    ...introducedQuestions(termsOf(corpus, onProgress), corpus),
    ...labelledQuestions(labelledLists(corpus), corpus),
    ...stepQuestions(corpus),
    ...tableQuestions(corpus),
  ];
}
