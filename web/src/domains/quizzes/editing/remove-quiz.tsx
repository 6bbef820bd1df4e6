import type { Quiz } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { removeQuiz } from './api.ts';
import { forgetDraft } from './draft.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.remove;

/** Deletes the quiz with its results; asked for first, because students' work goes with it. */
export function RemoveQuiz({ quiz, onRemoved }: { quiz: Quiz; onRemoved: () => void }) {
  const queryClient = useQueryClient();
  const dialog = useHistoryDialog('delete-quiz');
  const remove = useMutation({
    mutationFn: () => removeQuiz(quiz.quiz_id),
    onSuccess: () => {
      forgetDraft(quiz.quiz_id);
      void queryClient.invalidateQueries({ queryKey: ['quizzes', 'history'] });
      toast.success(texts.done);
      onRemoved();
    },
    onError: () => toast.error(texts.failed, { id: 'quiz' }),
  });
  return (
    <>
      <Button variant="ghost" className="self-start text-danger!" onClick={dialog.open}>
        <Trash2 aria-hidden />
        {texts.open}
      </Button>
      <AlertDialog
        open={dialog.isOpen}
        onOpenChange={(isOpen) => !isOpen && dialog.close()}
        title={texts.title}
        description={texts.text(quiz.attempts)}
        cancelLabel={texts.cancel}
        confirmLabel={texts.confirm}
        busy={remove.isPending}
        busyLabel={texts.busy}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
