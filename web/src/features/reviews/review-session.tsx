import type { Reviews } from '@akada/contract/client';
import { useRef, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { useOnline } from '../../lib/online.ts';
import { reviewsTexts } from '../../texts/en/reviews.ts';
import { NoQuizzesArt } from '../../ui/art/empty-art.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { keepWithout } from './api.ts';
import { ReviewQuestion } from './review-question.tsx';

const texts = reviewsTexts;

/** The day's questions one after the other. Each answer is kept as it is given, so that nothing is lost in the middle. */
export function ReviewSession({ reviews }: { reviews: Reviews }) {
  const [index, setIndex] = useState(0);
  const answered = useRef(new Set<string>());
  const isOnline = useOnline();
  const { reviews: due, done_today: doneBefore, due_count, next_due_at } = reviews;
  const review = due[index];

  const toSprints = (
    <LinkButton to="/dashboard" variant="accent">
      {texts.toSprints}
    </LinkButton>
  );
  if (due.length === 0 && doneBefore === 0) {
    return (
      <EmptyState art={<NoQuizzesArt />} title={texts.empty.title} action={toSprints}>
        {texts.empty.text} {next_due_at ? texts.empty.next(formatDate(next_due_at)) : null}
      </EmptyState>
    );
  }
  if (!review) {
    const left = due_count - index;
    return (
      <EmptyState art={<NoQuizzesArt />} title={texts.done.title} action={toSprints}>
        {texts.done.text(doneBefore + index)} {left > 0 ? texts.done.more(left) : null}
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      {isOnline ? null : <Banner tone="warning">{texts.offline}</Banner>}
      <Progress
        label={texts.progress}
        value={index}
        max={due.length}
        valueText={texts.position(index + 1, due.length)}
      />
      <Card>
        <ReviewQuestion
          key={review.id}
          review={review}
          isLast={index === due.length - 1}
          onAnswered={() => {
            answered.current.add(review.id);
            void keepWithout(reviews, answered.current);
          }}
          onNext={() => setIndex(index + 1)}
        />
      </Card>
    </div>
  );
}
