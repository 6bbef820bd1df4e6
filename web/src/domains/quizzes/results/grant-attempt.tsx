import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { grantAttempt, runningQuery, statsQuery } from './api.ts';
import { quizStatsTexts } from './texts.ts';

interface GrantAttemptProps {
  quizId: string;
  email: string;
  /** As the owner knows who it is; the address where that is all. */
  name?: string;
  texts?: typeof quizStatsTexts.grant | typeof quizStatsTexts.running.free;
}

/** Another attempt for this address, with a clock of its own: anyone can have typed it. */
export function GrantAttempt({ quizId, email, name = email, texts = quizStatsTexts.grant }: GrantAttemptProps) {
  const queryClient = useQueryClient();
  const grant = useMutation({
    mutationFn: () => grantAttempt(quizId, email),
    onSuccess: async () => {
      toast.success(texts.done(email));
      await queryClient.invalidateQueries({ queryKey: statsQuery(quizId).queryKey });
      await queryClient.invalidateQueries({ queryKey: runningQuery(quizId).queryKey });
    },
    onError: () => toast.error(texts.failed, { id: 'grant' }),
  });
  return (
    <div>
      <Button
        variant="ghost"
        className="-ml-4.5 whitespace-nowrap text-sm"
        aria-label={texts.label(name)}
        busy={grant.isPending}
        busyLabel={texts.busy}
        onClick={() => grant.mutate()}
      >
        {texts.button}
      </Button>
    </div>
  );
}
