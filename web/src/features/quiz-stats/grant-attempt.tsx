import type { TakerResult } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quizStatsTexts } from '../../texts/en/quiz-stats.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { grantAttempt, statsQuery } from './api.ts';

const texts = quizStatsTexts.grant;

/** In a quiz of one attempt, another one for this address: anyone can have typed it. */
export function GrantAttempt({ quizId, taker }: { quizId: string; taker: TakerResult }) {
  const queryClient = useQueryClient();
  const grant = useMutation({
    mutationFn: () => grantAttempt(quizId, taker.student_email),
    onSuccess: async () => {
      toast.success(texts.done(taker.student_email));
      await queryClient.invalidateQueries({ queryKey: statsQuery(quizId).queryKey });
    },
    onError: () => toast.error(texts.failed, { id: 'grant' }),
  });
  return (
    <div>
      <Button
        variant="ghost"
        className="-ml-4.5 whitespace-nowrap text-sm"
        aria-label={texts.label(taker.student_name)}
        busy={grant.isPending}
        busyLabel={texts.busy}
        onClick={() => grant.mutate()}
      >
        {texts.button}
      </Button>
    </div>
  );
}
