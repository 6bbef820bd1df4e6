import type { QuestionHelp } from '@akada/contract/client';
import type { PlacedQuestion } from './same.ts';

/** What the library has for a question: a lesson, our own explanation, or nothing. */
export const helpWith = ({ paper, question }: PlacedQuestion): QuestionHelp | undefined =>
  paper.help.find(({ question_id }) => question_id === question.id);
