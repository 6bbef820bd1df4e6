import { quizFromFileTexts as texts } from '../../../domains/documents/quiz/texts.ts';
import { ownQuizzesTexts } from '../../../domains/quizzes/own/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { NewQuiz } from './new-quiz-form.tsx';

/** One page, one job. */
export default function NewQuizPage() {
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <div>
        <BackLink to="/dashboard" text={ownQuizzesTexts.back} />
        <PageHeading title={texts.title} />
      </div>
      <NewQuiz />
    </div>
  );
}
