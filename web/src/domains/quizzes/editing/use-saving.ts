import { ApiError, type Quiz, type Regrade } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { createQuiz, quizQuery, regenerate, saveQuiz } from './api.ts';
import { type DraftQuestion, draftFault, type QuizDraft } from './draft.ts';
import { quizEditorTexts } from './texts.ts';

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'edit_conflict';

interface Saved {
  saved: Quiz;
  notice: string | null;
  regrade: Regrade | null;
}

interface SavingOptions {
  /** Null for a quiz that was never saved. */
  quiz: Quiz | null;
  draft: QuizDraft;
  isDirty: boolean;
  /** The quiz as the server has it now. */
  onSaved: (quiz: Quiz) => void;
}

/** Saving, its conflicts, and what can only be done to a saved quiz. */
export function useSaving({ quiz, draft, isDirty, onSaved }: SavingOptions) {
  const queryClient = useQueryClient();
  const [hasConflict, setConflict] = useState(false);
  const [showsFaults, setShowsFaults] = useState(false);
  const [regrade, setRegrade] = useState<Regrade | null>(null);
  const fault = draftFault(draft);

  const adopt = (next: Quiz) => {
    setConflict(false);
    setShowsFaults(false);
    // The list, the conversation and the stats show the quiz too.
    void queryClient.invalidateQueries({
      queryKey: ['quizzes'],
      predicate: ({ queryKey }) => !(queryKey[1] === next.quiz_id && queryKey[2] === 'edit'),
    });
    onSaved(next);
  };
  const fail = (error: unknown, text: string) => {
    if (isConflict(error)) setConflict(true);
    else toast.error(error instanceof ApiError && error.status === 422 ? error.message : text, { id: 'quiz' });
  };

  const save = useMutation({
    mutationFn: async (version: number): Promise<Saved> => {
      if (!quiz) return { saved: await createQuiz(draft), notice: null, regrade: null };
      const { notice, regrade: offered, ...saved } = await saveQuiz(quiz.quiz_id, { ...draft, version });
      return { saved, notice, regrade: offered };
    },
    onSuccess: ({ saved, notice, regrade: offered }) => {
      toast.success(quizEditorTexts.save.saved);
      setRegrade(offered);
      if (notice) toast.info(notice);
      adopt(saved);
    },
    onError: (error) => fail(error, quizEditorTexts.save.failed),
  });

  /** A place, since saving may give a changed question another id. */
  const replace = useMutation({
    mutationFn: async (question: DraftQuestion) => {
      const place = draft.questions.findIndex(({ key }) => key === question.key);
      if (!quiz) throw new Error('A new quiz has nothing to replace');
      const base = isDirty ? (await save.mutateAsync(draft.version)).saved : quiz;
      const target = base.quiz_content.questions[place];
      if (!target) throw new Error('The question is gone');
      return { next: await regenerate(base.quiz_id, target.id, base.version), place };
    },
    onSuccess: ({ next, place }) => {
      adopt(next);
      toast.success(quizEditorTexts.questions.regenerated(place + 1));
    },
    onError: (error) => {
      const isClear = error instanceof ApiError && error.status < 500 && !isConflict(error);
      fail(error, isClear ? error.message : quizEditorTexts.questions.regenerateFailed);
    },
  });

  /** Saves, unless something is wrong with it, which is then shown. */
  const trySave = (version = draft.version) => {
    if (fault) setShowsFaults(true);
    else save.mutate(version);
  };
  const newest = async (): Promise<Quiz | null> =>
    quiz ? queryClient.fetchQuery({ ...quizQuery(quiz.quiz_id), staleTime: 0 }).catch(() => null) : null;

  return {
    fault,
    showsFaults,
    hasConflict,
    /** What the correction of a key would change in results that are there already; null where nothing. */
    regrade,
    isSaving: save.isPending,
    replacing: replace.isPending ? (replace.variables?.key ?? null) : null,
    save: () => trySave(),
    replace: (question: DraftQuestion) => {
      if (isDirty && fault) setShowsFaults(true);
      else replace.mutate(question);
    },
    takeTheirs: async () => {
      const theirs = await newest();
      if (theirs) adopt(theirs);
      else toast.error(quizEditorTexts.loadFailed, { id: 'quiz' });
    },
    saveMine: async () => {
      const theirs = await newest();
      if (theirs) trySave(theirs.version);
      else toast.error(quizEditorTexts.loadFailed, { id: 'quiz' });
    },
  };
}
