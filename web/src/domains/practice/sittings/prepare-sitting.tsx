import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../../lib/client.ts';
import { findUnderWay, openSitting } from '../../../lib/sittings/open-sitting.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { planOfQuiz } from './plan-of-quiz.ts';
import { sittingTexts } from './texts.ts';

async function roomFor(quizId: string): Promise<string> {
  const underWay = await findUnderWay({ kind: 'quiz', id: quizId });
  if (underWay) return underWay;
  const quiz = await client.quizzes.get({ params: { id: quizId } });
  if (quiz.view !== 'owner') throw new Error('This quiz belongs to somebody else.');
  return openSitting(planOfQuiz(quiz));
}

/** Fetches a quiz of one's own, keeps it on the device and goes to its room; or back to a sitting of it that goes on. */
export function PrepareSitting({ quizId }: { quizId: string }) {
  const navigate = useNavigate();
  const { mutate, isIdle, isError, isPending } = useMutation({
    mutationFn: () => roomFor(quizId),
    onSuccess: (room) => navigate(room, { replace: true }),
  });
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);
  if (!isError) return <Spinner className="min-h-dvh">{sittingTexts.loading}</Spinner>;
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <LoadFailure
        title={sittingTexts.failed}
        retryLabel={commonTexts.retry}
        isRetrying={isPending}
        onRetry={() => mutate()}
      />
    </main>
  );
}
