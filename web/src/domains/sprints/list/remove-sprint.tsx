import type { SprintCard } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HistoryDialog } from '../../../lib/history-dialog.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { announceRemoved } from '../announce.ts';
import { removeSprint, sprintsQuery } from '../api.ts';
import { sprintsTexts } from '../texts.ts';

const texts = sprintsTexts.remove;

export function RemoveSprint({ sprint, dialog }: { sprint: SprintCard; dialog: HistoryDialog }) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeSprint(sprint.id),
    onSuccess: () => {
      dialog.close();
      queries.setQueryData(sprintsQuery.queryKey, (cards) => cards?.filter(({ id }) => id !== sprint.id));
      announceRemoved(sprint.id);
      toast.success(texts.done);
    },
    onError: () => {
      dialog.close();
      toast.error(texts.failed, { id: 'remove-sprint' });
    },
  });
  return (
    <AlertDialog
      open={dialog.isOpen}
      onOpenChange={(isOpen) => !isOpen && dialog.close()}
      title={texts.title}
      description={
        <>
          <p className="font-semibold text-ink">{sprint.title}</p>
          <p>{texts.question}</p>
        </>
      }
      cancelLabel={sprintsTexts.cancel}
      confirmLabel={texts.confirm}
      busy={removing.isPending}
      busyLabel={texts.busy}
      onConfirm={() => removing.mutate()}
    />
  );
}
