import type { Regrade } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { regradeResults, statsQuery } from './api.ts';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.regrade;

/** After a right answer was corrected: what it would change in the results, and the button that does it. */
export function RegradeOffer({ quizId, regrade }: { quizId: string; regrade: Regrade }) {
  const queryClient = useQueryClient();
  const dialog = useHistoryDialog('regrade');
  const act = useMutation({
    mutationFn: () => regradeResults(quizId),
    onSuccess: async ({ results }) => {
      dialog.close();
      toast.success(texts.done(results));
      await queryClient.invalidateQueries({ queryKey: statsQuery(quizId).queryKey });
    },
    onError: () => toast.error(texts.failed, { id: 'regrade' }),
  });
  const { questions, results, raised, lowered, now_passed, now_failed } = regrade;
  return (
    <>
      <Banner
        tone="warning"
        title={texts.title(questions.length)}
        action={
          <Button variant="secondary" onClick={dialog.open}>
            {texts.open}
          </Button>
        }
      >
        {texts.text(results)}
      </Banner>
      <AlertDialog
        open={dialog.isOpen}
        onOpenChange={(isOpen) => !isOpen && dialog.close()}
        tone="primary"
        title={texts.heading(results)}
        description={
          <>
            <ul className="list-disc pl-5">
              {raised > 0 ? <li>{texts.raised(raised)}</li> : null}
              {lowered > 0 ? <li>{texts.lowered(lowered)}</li> : null}
              {now_passed > 0 ? <li>{texts.nowPassed(now_passed)}</li> : null}
              {now_failed > 0 ? <li>{texts.nowFailed(now_failed)}</li> : null}
            </ul>
            <p className="mt-3">{texts.consequence}</p>
          </>
        }
        cancelLabel={texts.cancel}
        confirmLabel={texts.confirm}
        busy={act.isPending}
        busyLabel={texts.busy}
        onConfirm={() => act.mutate()}
      />
    </>
  );
}
