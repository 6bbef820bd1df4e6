import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ShareQuiz } from '../../features/own-quizzes/share-quiz.tsx';
import { QuizStatsView } from '../../features/quiz-stats/quiz-stats.tsx';
import { quizStatsTexts } from '../../texts/en/quiz-stats.ts';
import { PageHeading } from '../page/page-heading.tsx';

export default function QuizStatsPage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ['quizzes'] });
  return (
    <div className="flex flex-col gap-5">
      <Link to="/studentassessments" className="link -mb-3 inline-flex min-h-11 items-center gap-1.5 self-start">
        <ArrowLeft aria-hidden className="size-4" />
        {quizStatsTexts.back}
      </Link>
      <PageHeading title={quizStatsTexts.title} />
      <QuizStatsView quizId={id} share={(quiz) => <ShareQuiz quiz={quiz} variant="primary" onChanged={refresh} />} />
    </div>
  );
}
