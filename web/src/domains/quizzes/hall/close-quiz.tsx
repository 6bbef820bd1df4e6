import type { QuizLive } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { closeQuiz, openQuiz } from './api.ts';
import { projectorTexts } from './texts.ts';

const texts = projectorTexts.closing;

/** Ends a quiz from the wall, after a question: a hall is watching. What the owner closed can be opened again. */
export function CloseQuiz({ live: { quiz_id, status } }: { live: QuizLive }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isClosed = status === 'closed';
  const act = useMutation({
    mutationFn: () => (isClosed ? openQuiz(quiz_id) : closeQuiz(quiz_id)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['quizzes'] }),
    onSettled: () => setAsking(false),
    onError: () => toast.error(texts.failed, { id: 'close' }),
  });
  if (status !== 'open' && !isClosed) return null;
  return (
    <>
      <Button
        variant="ghost"
        busy={act.isPending && !isAsking}
        onClick={() => (isClosed ? act.mutate() : setAsking(true))}
      >
        {isClosed ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
        {isClosed ? texts.open : texts.close}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.title}
        description={texts.text}
        cancelLabel={texts.cancel}
        confirmLabel={texts.close}
        busy={act.isPending}
        onConfirm={() => act.mutate()}
      />
    </>
  );
}
