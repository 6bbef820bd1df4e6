import { ownQuizzesTexts } from '../../texts/en/own-quizzes.ts';
import { quizFromFileTexts as texts } from '../../texts/en/quiz-from-file.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { NewQuiz } from '../new-quiz.tsx';
import { PageHeading } from '../page/page-heading.tsx';

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
