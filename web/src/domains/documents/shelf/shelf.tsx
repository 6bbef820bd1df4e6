import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { type DocumentList, MOST_DOCUMENTS } from '../../../lib/documents/documents-list.ts';
import { formatMoment } from '../../../lib/format.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { ReadArt } from '../../../ui/art/login-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { decksQuery, quizHistoryQuery } from '../api.ts';
import { readKeptHistory } from '../history.ts';
import { documentsTexts } from '../texts.ts';
import { DocumentRow } from './document-row.tsx';
import { useRemoveDocument } from './use-remove-document.tsx';
import { waitingIn } from './what-waits.ts';

const texts = documentsTexts.place;
const grid = 'grid gap-4 lg:grid-cols-2';

interface ShelfProps {
  list: UseQueryResult<DocumentList>;
  /** The button that adds a document, for whoever has none. */
  add: ReactNode;
  onSprint: (document: { id: string; title: string }) => void;
  onRemoved: (documentId: string) => void;
}

/** The documents, newest first. What waits in them is told as soon as it is known, and never in the way. */
export function Shelf({ list, add, onSprint, onRemoved }: ShelfProps) {
  const heading = useId();
  const removal = useRemoveDocument(onRemoved);
  const decks = useQuery(decksQuery).data ?? [];
  const quizzes = useQuery(quizHistoryQuery).data ?? readKeptHistory('quiz');
  if (list.isPending)
    return (
      <div aria-busy className={grid}>
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-44 w-full rounded-card" />
      </div>
    );
  if (!list.data)
    return (
      <LoadFailure
        title={texts.loadFailed}
        retryLabel={commonTexts.retry}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  const { data: documents, savedAt, more } = list.data;
  return (
    <>
      {savedAt ? <Banner tone="info">{texts.savedEarlier(formatMoment(savedAt))}</Banner> : null}
      {documents.length === 0 ? (
        <EmptyState isSection art={<ReadArt />} title={texts.emptyTitle} action={add} className="py-4">
          <p>{texts.emptyText}</p>
          <p className="mt-2 text-ink-faint text-sm">{documentsTexts.accepted}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby={heading}>
          <div className="mb-3">
            <h2 id={heading} className="text-lg">
              {texts.list}
            </h2>
            {more ? <p className="text-ink-soft text-sm">{texts.newest(MOST_DOCUMENTS)}</p> : null}
          </div>
          <ul className={grid}>
            {documents.map((document) => (
              <DocumentRow
                key={document.document_id}
                document={document}
                waiting={waitingIn(document.document_id, decks, quizzes)}
                onSprint={() => onSprint({ id: document.document_id, title: document.title })}
                onRemove={() => removal.ask(document)}
              />
            ))}
          </ul>
        </section>
      )}
      {removal.dialog}
    </>
  );
}
