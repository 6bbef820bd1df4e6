import type { QuizBatch } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.ts';
import { useJoinOrigin } from '../join-origin.ts';
import { batchesQuery, removeBatch } from './api.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.batches;

/** Groups that take the quiz at hours of their own: who is in, and the way to bring the next one in. */
export function BatchesSection({ quizId }: { quizId: string }) {
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const { data } = useQuery(batchesQuery(quizId));
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {texts.heading}
      </h2>
      <p className="text-ink-soft text-sm">{texts.lead}</p>
      {data && data.batches.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {data.batches.map((batch) => (
            <Batch key={batch.id} quizId={quizId} batch={batch} />
          ))}
        </ul>
      ) : null}
      <Button variant="secondary" className="self-start" onClick={() => setAdding(true)}>
        {texts.add}
      </Button>
      {isAdding ? <BatchDialog quizId={quizId} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function Batch({ quizId, batch }: { quizId: string; batch: QuizBatch }) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeBatch(quizId, batch.id),
    onSuccess: (left) => {
      queries.setQueryData(batchesQuery(quizId).queryKey, left);
      toast.info(texts.removed);
    },
    onError: () => toast.error(texts.failed, { id: 'batch' }),
  });
  const origin = useJoinOrigin();
  const copy = () =>
    navigator.clipboard.writeText(new URL(batch.link, origin).href).then(
      () => toast.success(texts.copied),
      () => toast.error(texts.notCopied),
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="wrap-anywhere min-w-0">
        <h3 className="text-base">{batch.name}</h3>
        <p className="text-ink-soft text-sm">
          {texts.hours(formatMoment(batch.opens_at), formatMoment(batch.closes_at))}
        </p>
        <p className="text-sm tabular-nums">
          {texts.code} <span className="font-bold font-mono">{batch.code}</span>
          {' · '}
          {texts.counts(batch.taking, batch.handed_in)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={texts.copyOf(batch.name)} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          variant="ghost"
          aria-label={texts.removeOf(batch.name)}
          busy={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
