import { useNavigate, useSearchParams } from 'react-router';
import { QuizView } from '../../../domains/papers/quiz/quiz-view.tsx';
import { papersQuizTexts } from '../../../domains/papers/quiz/texts.ts';
import { papersTexts } from '../../../domains/papers/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageHeading } from '../../page/page-heading.tsx';

/** Where a quiz is made of a past paper’s questions; next is the quiz in its editor. */
export default function QuizOfPaperPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <BackLink to="/papers" text={papersTexts.back} />
      <div>
        <PageHeading title={papersQuizTexts.title} />
        <p className="mt-1 text-ink-soft">{papersQuizTexts.lead}</p>
      </div>
      <QuizView
        paperId={search.get('paper') ?? ''}
        onMade={(id) => navigate(`/quizzes/${encodeURIComponent(id)}/edit`, { replace: true })}
      />
    </div>
  );
}
