import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { addBatch, batchesQuery } from './api.ts';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.batches;

/** A new group: its name, and from when to when, in the time of this device. */
export function BatchDialog({ quizId, onClose }: { quizId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [batch, setBatch] = useState({ name: '', opens: '', closes: '' });
  const [fault, setFault] = useState<string | null>(null);
  const adding = useMutation({
    mutationFn: () =>
      addBatch(quizId, {
        name: batch.name.trim(),
        opens_at: new Date(batch.opens).toISOString(),
        closes_at: new Date(batch.closes).toISOString(),
      }),
    onSuccess: (all) => {
      queries.setQueryData(batchesQuery(quizId).queryKey, all);
      onClose();
    },
  });
  const save = () => {
    const isMissing = !batch.name.trim() || !batch.opens || !batch.closes;
    const found = isMissing ? texts.missing : batch.opens >= batch.closes ? texts.order : null;
    setFault(found);
    if (!found) adding.mutate();
  };
  const set = (part: Partial<typeof batch>) => setBatch({ ...batch, ...part });
  return (
    <FormDialog
      title={texts.add}
      closeLabel={texts.close}
      saveLabel={texts.save}
      busyLabel={texts.saving}
      isBusy={adding.isPending}
      failure={fault ?? adding.error?.message ?? null}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={texts.name}
        maxLength={80}
        value={batch.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Field
        label={texts.opens}
        type="datetime-local"
        value={batch.opens}
        onChange={(event) => set({ opens: event.target.value })}
      />
      <Field
        label={texts.closes}
        type="datetime-local"
        value={batch.closes}
        onChange={(event) => set({ closes: event.target.value })}
      />
    </FormDialog>
  );
}
