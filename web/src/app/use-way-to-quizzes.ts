import { ownQuizzesTexts } from '../texts/en/own-quizzes.ts';
import { quizEditorTexts } from '../texts/en/quiz-editor.ts';
import type { WayBack } from '../ui/back-link.tsx';
import { useFocus } from './use-focus.ts';

/** Back from a quiz: who teaches has the quizzes at Home, everybody else among the documents. */
export function useWayToQuizzes(): WayBack {
  const isTeaching = useFocus().focus === 'teach';
  return isTeaching
    ? { to: '/dashboard', text: ownQuizzesTexts.back }
    : { to: '/studentassessments', text: quizEditorTexts.back };
}
