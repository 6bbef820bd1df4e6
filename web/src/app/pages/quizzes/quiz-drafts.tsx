import { useParams } from 'react-router';
import { DraftsToReview } from '../../../domains/quizzes/drafts/drafts-to-review.tsx';
import { quizDraftsTexts } from '../../../domains/quizzes/drafts/texts.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function QuizDraftsPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeading title={quizDraftsTexts.title} className="sr-only" />
      <DraftsToReview quizId={id} />
    </>
  );
}
