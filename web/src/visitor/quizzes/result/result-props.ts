import type { SubmissionResult } from '@akada/contract/client';
import type { Student } from '../../../domains/quizzes/taking/attempt.ts';
import type { TakerQuiz } from '../../../domains/quizzes/taking/taker-quiz.ts';

/** What the result, its modal and their buttons are told. */
export interface ResultProps {
  quizId: string;
  /** Of the attempt that this is the result of. */
  attemptToken: string;
  quiz: TakerQuiz;
  result: SubmissionResult;
  student: Student;
  isRestarting: boolean;
  onTryAgain: () => void;
}
