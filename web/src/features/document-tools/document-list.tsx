import type { Document } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, EllipsisVertical, FileCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoment, formatSize } from '../../lib/format.ts';
import { useHistoryDialog } from '../../lib/history-dialog.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { documentsTexts } from '../../texts/en/documents.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { documentsQuery, downloadDocument, removeDocument } from './api.ts';
import type { DocumentInUse } from './conversation.ts';

const texts = documentsTexts.history;

interface DocumentListProps {
  isBusy: boolean;
  onUse: (document: DocumentInUse) => void;
  onRemoved: (documentId: string) => void;
}

/** What was uploaded: chosen again without a second upload, taken back, or deleted. */
export function DocumentList({ isBusy, onUse, onRemoved }: DocumentListProps) {
  const list = useQuery({ ...documentsQuery, staleTime: 0 });
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Document | null>(null);
  const dialog = useHistoryDialog('delete-document');
  const remove = useMutation({
    mutationFn: (document: Document) => removeDocument(document.document_id),
    onSuccess: (_gone, { document_id }) => {
      dialog.close();
      onRemoved(document_id);
      void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey });
      toast.success(texts.removed);
    },
    onError: () => toast.error(texts.removeFailed, { id: 'document' }),
  });

  if (list.isError)
    return (
      <LoadFailure
        title={texts.loadFailed}
        retryLabel={commonTexts.retry}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (list.isPending) return <Skeleton className="h-24 w-full" />;
  if (list.data.length === 0) return <p className="py-4 text-ink-soft">{texts.noDocuments}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {list.data.map((document) => (
          <Row
            key={document.document_id}
            document={document}
            isBusy={isBusy}
            onUse={onUse}
            onRemove={() => {
              setAsked(document);
              dialog.open();
            }}
          />
        ))}
      </ul>
      <AlertDialog
        open={dialog.isOpen && asked !== null}
        onOpenChange={(isOpen) => !isOpen && dialog.close()}
        title={texts.removeTitle}
        description={texts.removeText(asked?.metadata.filename ?? '')}
        cancelLabel={texts.keep}
        confirmLabel={texts.removeConfirm}
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked)}
      />
    </>
  );
}

interface RowProps {
  document: Document;
  isBusy: boolean;
  onUse: (document: DocumentInUse) => void;
  onRemove: () => void;
}

function Row({ document: { document_id: id, metadata, tools, created_at }, isBusy, onUse, onRemove }: RowProps) {
  const name = metadata.filename;
  const download = () => downloadDocument(id, name).catch(() => toast.error(texts.downloadFailed, { id: 'document' }));
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-ink-faint text-sm">
          {formatMoment(created_at)} · {formatSize(metadata.size)}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          disabled={isBusy}
          aria-label={texts.useOf(name)}
          onClick={() => onUse({ id, name, tools })}
        >
          <FileCheck aria-hidden />
          {texts.use}
        </Button>
        <LinkButton to={`/cards?document=${id}`} variant="secondary" aria-label={texts.cardsOf(name)}>
          {texts.cards}
        </LinkButton>
        <Menu
          trigger={
            <IconButton label={texts.more(name)} disabled={isBusy}>
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Download aria-hidden />} onSelect={download}>
            {texts.download}
          </MenuItem>
          <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onSelect={onRemove}>
            {texts.remove}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}
