import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { giveTime, runningQuery } from './api.ts';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.running.more;
const MINUTES = 10;

/** More time for one person; the phone learns of it before its own clock is over. */
export function ExtraTime({ quizId, email }: { quizId: string; email: string }) {
  const queries = useQueryClient();
  const giving = useMutation({
    mutationFn: () => giveTime(quizId, email, MINUTES),
    onSuccess: (running) => {
      queries.setQueryData(runningQuery(quizId).queryKey, running);
      toast.success(texts.done(email, MINUTES));
    },
    onError: () => toast.error(texts.failed, { id: 'extra-time' }),
  });
  return (
    <Button
      variant="ghost"
      className="whitespace-nowrap text-sm"
      aria-label={texts.label(email, MINUTES)}
      busy={giving.isPending}
      busyLabel={texts.busy}
      onClick={() => giving.mutate()}
    >
      {texts.button(MINUTES)}
    </Button>
  );
}
