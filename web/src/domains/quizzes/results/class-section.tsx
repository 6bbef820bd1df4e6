import type { ClassList } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2, Users } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { classQuery, downloadClass, removeClass } from './api.ts';
import { ClassDialog } from './class-dialog.tsx';
import { ClassTable } from './class-table.tsx';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.class;

interface ClassSectionProps {
  quizId: string;
  /** Rises with every result: the class is asked for again then. */
  attempts: number;
  asksNumber: boolean;
}

/** The class that the quiz is for: results by number, and who is missing. */
export function ClassSection({ quizId, attempts, asksNumber }: ClassSectionProps) {
  const id = useId();
  const queries = useQueryClient();
  const importing = useHistoryDialog('class-list');
  const { data: list, isError, isFetching, refetch } = useQuery(classQuery(quizId));
  const show = (next: ClassList) => {
    queries.setQueryData(classQuery(quizId).queryKey, next);
    // Home counts the class too.
    void queries.invalidateQueries({ queryKey: ['quizzes', 'own'] });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result is what it follows
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: classQuery(quizId).queryKey });
  }, [queries, quizId, attempts]);
  const csv = useMutation({
    mutationFn: () => downloadClass(quizId),
    onSuccess: () => toast.success(quizStatsTexts.csvDone),
    onError: () => toast.error(quizStatsTexts.csvFailed, { id: 'csv' }),
  });
  const remove = useMutation({
    mutationFn: () => removeClass(quizId),
    onSuccess: () => {
      show({ imported_at: null, students: [], missing: 0, unlisted: [] });
      toast.success(texts.removed);
    },
    onError: () => toast.error(texts.removeFailed, { id: 'class' }),
  });
  const isThere = list !== undefined && list.imported_at !== null;

  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-lg">
        {texts.heading}
      </h2>
      {list ? null : isError ? (
        <LoadFailure
          title={texts.loadFailed}
          retryLabel={commonTexts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {list && !isThere ? <p className="text-ink-soft">{texts.none}</p> : null}
      {asksNumber ? null : <p className="text-ink-soft">{texts.notAsked}</p>}
      {isThere ? <ClassTable quizId={quizId} list={list} onChanged={show} /> : null}
      {list ? (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={importing.open}>
            <Users aria-hidden />
            {isThere ? texts.replace : texts.import}
          </Button>
          {isThere ? (
            <>
              <Button
                variant="secondary"
                busy={csv.isPending}
                busyLabel={quizStatsTexts.csvBusy}
                onClick={() => csv.mutate()}
              >
                <Download aria-hidden />
                {texts.csv}
              </Button>
              <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
                <Trash2 aria-hidden />
                {texts.remove}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {isThere ? <p className="text-ink-faint text-sm">{texts.kept}</p> : null}
      {importing.isOpen ? (
        <ClassDialog
          quizId={quizId}
          onClose={importing.close}
          onSaved={(next) => {
            show(next);
            importing.close();
          }}
        />
      ) : null}
    </Card>
  );
}
