import type { Document } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { documentsQuery } from '../../../lib/documents/documents-list.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { removeDocument } from '../api.ts';
import { documentsTexts } from '../texts.ts';

const texts = documentsTexts.history;

/** Asks, then deletes a document for good. */
export function useRemoveDocument(onRemoved: (documentId: string) => void): {
  ask: (document: Document) => void;
  dialog: ReactNode;
} {
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
  return {
    ask: (document) => {
      setAsked(document);
      dialog.open();
    },
    dialog: (
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
    ),
  };
}
