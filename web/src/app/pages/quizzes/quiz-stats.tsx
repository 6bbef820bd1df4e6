import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CourseMembers } from '../../../domains/lti/members/course-members.tsx';
import { ShareQuiz } from '../../../domains/quizzes/own/share/share-quiz.tsx';
import { QuizStatsView } from '../../../domains/quizzes/results/quiz-stats.tsx';
import { quizStatsTexts } from '../../../domains/quizzes/results/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { useWayToQuizzes } from './use-way-to-quizzes.ts';

export default function QuizStatsPage() {
  const { id = '' } = useParams();
  const home = useWayToQuizzes();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ['quizzes'] });
  return (
    <div className="flex flex-col gap-5 pb-8">
      <BackLink {...home} />
      <PageHeading title={quizStatsTexts.title} />
      <QuizStatsView
        quizId={id}
        home={home}
        courses={<CourseMembers quizId={id} />}
        share={(quiz) => <ShareQuiz quiz={quiz} variant="primary" onChanged={refresh} />}
      />
    </div>
  );
}
