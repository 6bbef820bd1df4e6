import { ReviewsView } from '../../features/reviews/reviews-view.tsx';
import { reviewsTexts } from '../../texts/en/reviews.ts';
import { PageHeading } from '../page/page-heading.tsx';

export default function ReviewsPage() {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={reviewsTexts.title} />
        <p className="mt-1 text-ink-soft">{reviewsTexts.lead}</p>
      </div>
      <ReviewsView />
    </div>
  );
}
