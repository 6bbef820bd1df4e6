import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { DraftsToReview } from '../../features/quiz-editor/drafts/drafts-to-review.tsx';
import { quizDraftsTexts } from '../../texts/en/quiz-drafts.ts';
import { PageHeading } from '../page/page-heading.tsx';

export default function QuizDraftsPage() {
  const { id = '' } = useParams();
  return (
    <div className="flex flex-col gap-4">
      <Link to={`/quizzes/${id}/edit`} className="link -mb-3 inline-flex min-h-11 items-center gap-1.5 self-start">
        <ArrowLeft aria-hidden className="size-4" />
        {quizDraftsTexts.back}
      </Link>
      <PageHeading title={quizDraftsTexts.title} />
      <DraftsToReview quizId={id} />
    </div>
  );
}
