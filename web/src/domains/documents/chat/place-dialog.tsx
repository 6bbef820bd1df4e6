import type { DocumentCitation } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useScanOf } from '../../../lib/documents/documents-list.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sectionQuery } from '../api.ts';
import { PicturedPlace } from '../scans/place/pictured-place.tsx';
import { documentsTexts } from '../texts.ts';
import { placeOf } from './answer-view.tsx';

const texts = documentsTexts.answer;

interface PlaceDialogProps {
  /** What is open: a document and the place in it. */
  documentId: string;
  citation: DocumentCitation;
  onClose: () => void;
}

/** The section of the document that an answer rests on, with the very sentence above it. */
export function PlaceDialog({ documentId, citation, onClose }: PlaceDialogProps) {
  const scanId = useScanOf(documentId);
  const section = useQuery(sectionQuery(documentId, citation.section_id));
  const above = citation.heading_path.slice(0, -1).join(' › ');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={placeOf(citation)}
      description={above || undefined}
      closeLabel={texts.close}
      size="lg"
    >
      <div className="flex flex-col gap-4">
        {citation.sentence ? (
          <blockquote className="border-accent border-l-4 bg-accent-soft px-4 py-2 text-on-accent-soft">
            {citation.sentence}
          </blockquote>
        ) : null}
        {scanId && citation.place?.page ? (
          <PicturedPlace
            documentId={documentId}
            page={citation.place.page}
            sentence={citation.sentence}
            scanId={scanId}
          />
        ) : null}
        {section.isPending ? (
          <div aria-hidden className="flex flex-col gap-2">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        ) : null}
        {section.isError ? (
          <LoadFailure
            title={texts.loadFailed}
            retryLabel={commonTexts.retry}
            isRetrying={section.isFetching}
            onRetry={() => void section.refetch()}
          />
        ) : null}
        {section.data ? <Prose html={section.data.html} /> : null}
      </div>
    </Dialog>
  );
}
