import type { DropReason, QuestionStats } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { statsQuery, strikeQuestion } from './api.ts';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.questions.drop;

interface DropOfferProps {
  quizId: string;
  question: QuestionStats;
  reason: DropReason;
  number: number;
  /** A quiz needs a question. */
  canDrop: boolean;
}

/** A question that thirty answers speak against, and the button that takes it out. */
export function DropOffer({ quizId, question, reason, number, canDrop }: DropOfferProps) {
  const queryClient = useQueryClient();
  const dialog = useHistoryDialog(`drop-${question.question_id}`);
  const act = useMutation({
    mutationFn: () => strikeQuestion(quizId, question.question_id),
    onSuccess: async ({ results }) => {
      dialog.close();
      toast.success(texts.done(results));
      await queryClient.invalidateQueries({ queryKey: statsQuery(quizId).queryKey });
    },
    onError: () => toast.error(texts.failed, { id: 'drop' }),
  });
  return (
    <>
      <Banner
        tone="warning"
        action={
          canDrop ? (
            <Button variant="secondary" aria-label={texts.openNumber(number)} onClick={dialog.open}>
              {texts.open}
            </Button>
          ) : null
        }
      >
        {texts.reasons[reason]}
      </Banner>
      <AlertDialog
        open={dialog.isOpen}
        onOpenChange={(isOpen) => !isOpen && dialog.close()}
        title={texts.title}
        description={
          <>
            <p className="font-semibold">{question.question}</p>
            <p className="mt-2">{texts.text(question.answered)}</p>
          </>
        }
        cancelLabel={texts.keep}
        confirmLabel={texts.confirm}
        busy={act.isPending}
        busyLabel={texts.busy}
        onConfirm={() => act.mutate()}
      />
    </>
  );
}
