import type { Reviews } from '@akada/contract/client';
import { useRef, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { useOnline } from '../../lib/online.ts';
import { sendSoon } from '../../lib/outbox/account-outbox.ts';
import { reviewsTexts } from '../../texts/en/reviews.ts';
import { NoQuizzesArt } from '../../ui/art/empty-art.tsx';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/toast.ts';
import { keepWithout } from './api.ts';
import { badReview } from './outgoing.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewQuestion } from './review-question.tsx';

const texts = reviewsTexts;

interface ReviewSessionProps {
  reviews: Reviews;
  /** The deck that is studied instead of the day's reviews. */
  deckLink?: string;
}

/** The day's questions one after the other. Each answer is kept as it is given, so that nothing is lost in the middle. */
export function ReviewSession({ reviews: loaded, deckLink }: ReviewSessionProps) {
  // What is being answered must not be taken away by a fresh list.
  const [reviews] = useState(loaded);
  const [index, setIndex] = useState(0);
  const answered = useRef(new Set<string>());
  const isOnline = useOnline();
  const { reviews: due, done_today: doneBefore, due_count, next_due_at } = reviews;
  const review = due[index];
  const markAnswered = (id: string) => {
    answered.current.add(id);
    if (!deckLink) void keepWithout(reviews, answered.current);
  };
  /** Out of the reviews for good. */
  const callBad = (id: string) => {
    markAnswered(id);
    void sendSoon(badReview, { params: { id } });
    toast.info(texts.bad.leftOut);
    setIndex(index + 1);
  };

  const toSprints = (
    <LinkButton to={deckLink ?? '/dashboard'} variant="accent">
      {deckLink ? texts.deck.toDeck : texts.toSprints}
    </LinkButton>
  );
  if (due.length === 0 && doneBefore === 0) {
    return (
      <EmptyState art={<NoQuizzesArt />} title={deckLink ? texts.deck.none : texts.empty.title} action={toSprints}>
        {deckLink ? texts.deck.noneText : texts.empty.text}{' '}
        {next_due_at ? texts.empty.next(formatDate(next_due_at)) : null}
      </EmptyState>
    );
  }
  if (!review) {
    const left = due_count - index;
    return (
      <EmptyState art={<NoQuizzesArt />} title={texts.done.title} action={toSprints}>
        {deckLink ? texts.done.cards(index) : texts.done.text(doneBefore + index)}{' '}
        {left > 0 ? texts.done.more(left) : null}
      </EmptyState>
    );
  }
  return (
    <div data-whole-screen className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      {isOnline ? null : <Banner tone="warning">{texts.offline}</Banner>}
      <Progress
        label={texts.progress}
        value={index + 1}
        max={due.length}
        valueText={texts.position(index + 1, due.length)}
      />
      {review.form === 'card' ? (
        <ReviewCard
          key={review.id}
          review={review}
          onBad={() => callBad(review.id)}
          onGraded={() => {
            markAnswered(review.id);
            setIndex(index + 1);
          }}
        />
      ) : (
        <ReviewQuestion
          key={review.id}
          review={review}
          isLast={index === due.length - 1}
          onAnswered={() => markAnswered(review.id)}
          onBad={() => callBad(review.id)}
          onNext={() => setIndex(index + 1)}
        />
      )}
    </div>
  );
}
