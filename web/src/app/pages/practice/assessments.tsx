import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { AssessmentsView, type StartedQuiz } from '../../../domains/practice/assessments/assessments-view.tsx';
import { assessmentsTexts } from '../../../domains/practice/assessments/texts.ts';
import { QuizDialog } from '../../../domains/sprints/quiz/quiz-dialog.tsx';
import { quizUnderWay } from '../../../domains/sprints/quiz/use-sprint-quiz.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../page/page-heading.tsx';

export default function AssessmentsPage() {
  const dialog = useHistoryDialog('quiz');
  // Open before the page was left or loaded anew: it goes on.
  const [quiz, setQuiz] = useState<StartedQuiz | null>(() => (dialog.isOpen ? quizUnderWay() : null));
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sprintId = search.get('sprint');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={assessmentsTexts.title} />
        <LinkButton to="/reviews" variant="secondary">
          {assessmentsTexts.reviews}
        </LinkButton>
      </div>
      <AssessmentsView
        asked={sprintId ? { sprintId, day: Number(search.get('day')) } : null}
        onStart={(started) => {
          setQuiz(started);
          // Back from the quiz leads to the list, which does not start it again.
          if (sprintId) void navigate(pathname, { replace: true });
          void navigate(pathname, { state: { dialog: 'quiz' } });
        }}
      />
      {quiz && dialog.isOpen ? <QuizDialog place={quiz} onClose={dialog.close} onAnother={dialog.close} /> : null}
    </div>
  );
}
