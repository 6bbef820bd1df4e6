import type { DeckSummary } from '@akada/contract/client';
import type { HistoryEntry } from '../history.ts';

/** What a document has for its owner to do. */
export interface Waiting {
  /** Cards that are to be turned again. */
  due: number;
  /** The newest quiz from it. */
  quiz: HistoryEntry | null;
  /** The newest quiz with drafts in it, which need not be the newest of all. */
  drafts: HistoryEntry | null;
}

export function waitingIn(
  documentId: string,
  decks: readonly Pick<DeckSummary, 'document_id' | 'due'>[],
  quizzes: readonly HistoryEntry[],
): Waiting {
  const made = quizzes.filter(({ documentIds }) => documentIds?.includes(documentId));
  return {
    due: decks.find(({ document_id }) => document_id === documentId)?.due ?? 0,
    quiz: made[0] ?? null,
    drafts: made.find(({ drafts }) => drafts) ?? null,
  };
}
