import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendWaiting } from '../../../lib/outbox/account-outbox.ts';
import { syncProgress } from '../../../lib/progress-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { progressQuery } from '../api.ts';
import { progressTexts } from '../texts.ts';

const texts = progressTexts.widget;

/** Sends what waits on this device, and brings its figures in line with the record. */
async function saveProgress(): Promise<void> {
  const isLeft = await sendWaiting();
  if (isLeft) throw new Error('Something still waits on this device');
  await syncProgress();
}

export function SaveProgress() {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: saveProgress,
    onSuccess: () => queries.invalidateQueries({ queryKey: progressQuery.queryKey }),
  });
  return (
    <>
      <Button variant="ghost" busy={isPending} onClick={() => mutate()}>
        {isPending ? texts.saving : texts.save}
      </Button>
      <p role="status" className={isError ? 'text-danger text-sm' : 'text-ink-soft text-sm'}>
        {isSuccess ? texts.saved : isError ? texts.saveFailed : null}
      </p>
    </>
  );
}
