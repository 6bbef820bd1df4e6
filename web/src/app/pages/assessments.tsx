import { useState } from 'react';
import { AssessmentsView, type StartedQuiz } from '../../features/assessments/assessments-view.tsx';
import { QuizDialog } from '../../features/sprint-quiz/quiz-dialog.tsx';
import { useHistoryDialog } from '../../lib/history-dialog.ts';
import { assessmentsTexts } from '../../texts/en/assessments.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';

export default function AssessmentsPage() {
  const dialog = useHistoryDialog('quiz');
  const [quiz, setQuiz] = useState<StartedQuiz | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={assessmentsTexts.title} />
        <LinkButton to="/reviews" variant="secondary">
          {assessmentsTexts.reviews}
        </LinkButton>
      </div>
      <AssessmentsView
        onStart={(started) => {
          setQuiz(started);
          dialog.open();
        }}
      />
      {quiz && dialog.isOpen ? <QuizDialog place={quiz} onClose={dialog.close} onAnother={dialog.close} /> : null}
    </div>
  );
}
