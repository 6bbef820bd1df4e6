import { quizEditorTexts } from '../../../domains/quizzes/editing/texts.ts';
import { ownQuizzesTexts } from '../../../domains/quizzes/own/texts.ts';
import type { WayBack } from '../../../ui/back-link.tsx';
import { useFocus } from '../../home/use-focus.ts';

/** Back from a quiz: who teaches has the quizzes at Home, everybody else among the documents. */
export function useWayToQuizzes(): WayBack {
  const isTeaching = useFocus().focus === 'teach';
  return isTeaching
    ? { to: '/dashboard', text: ownQuizzesTexts.back }
    : { to: '/studentassessments', text: quizEditorTexts.back };
}
