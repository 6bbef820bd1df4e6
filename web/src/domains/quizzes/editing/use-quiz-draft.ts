import { defaultQuizSettings, type Quiz } from '@akada/contract/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { storedSession } from '../../../lib/storage/session.ts';
import { type DraftQuestion, draftOf, forgetDraft, isChanged, keepDraft, keptDraft, type QuizDraft } from './draft.ts';

const nothing: QuizDraft = { version: 0, title: '', questions: [], settings: defaultQuizSettings };

/** A quiz while it is edited: what is not saved yet outlives a reload. Without a quiz, a new one is being written. */
export function useQuizDraft(quizId: string, quiz: Quiz | null) {
  const saved = useMemo(() => (quiz ? draftOf(quiz) : nothing), [quiz]);
  const [wasRestored] = useState(() => keptDraft(quizId) !== null);
  const [draft, setDraft] = useState(() => keptDraft(quizId) ?? saved);
  const isDirty = isChanged(draft, saved);
  /** The changes began from another version than the one that is saved now. */
  const isOutdated = isDirty && draft.version !== saved.version;

  const owner = useRef(storedSession.userId.get());
  useEffect(() => {
    // After a log-out nothing of the account may be written to this device again.
    if (storedSession.userId.get() !== owner.current) return;
    if (isDirty) keepDraft(quizId, draft);
    else forgetDraft(quizId);
  }, [quizId, draft, isDirty]);

  const change = useCallback((part: Partial<QuizDraft>) => setDraft((now) => ({ ...now, ...part })), []);
  const changeQuestions = useCallback(
    (by: (questions: DraftQuestion[]) => DraftQuestion[]) =>
      setDraft((now) => ({ ...now, questions: by(now.questions) })),
    [],
  );
  /** The saved quiz takes the place of whatever was changed. */
  const replaceBy = useCallback((next: Quiz) => setDraft(draftOf(next)), []);
  /** Something beside the questions was saved; changes go on from there. */
  const goOnFrom = useCallback((next: Quiz) => setDraft((now) => ({ ...now, version: next.version })), []);

  return {
    draft,
    isDirty,
    isOutdated,
    wasRestored: wasRestored && isDirty,
    change,
    changeQuestions,
    replaceBy,
    goOnFrom,
    discard: useCallback(() => setDraft(saved), [saved]),
  };
}
