import type { Review, Reviews } from '@akada/contract/client';
import { Layers, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { useOnline } from '../../../lib/online.ts';
import { sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { badReview } from '../../../lib/outbox/shared-kinds.ts';
import { AllReviewedArt } from '../../../ui/art/quiet-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { CardGrade } from '../../../ui/recall-card.tsx';
import { toast } from '../../../ui/toast.ts';
import { keepWithout } from './api.ts';
import { cardAfter } from './comes-back.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewQuestion } from './review-question.tsx';
import { reviewsTexts } from './texts.ts';

const texts = reviewsTexts;
const iconLink =
  'inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink [&>svg]:size-5';

interface ReviewSessionProps {
  reviews: Reviews;
  /** The deck that is studied instead of the day's reviews. */
  deckLink?: string;
}

/**
 * The day's questions one after the other, and what was missed once more at the end. Each answer is kept as it is given,
 * so that nothing is lost in the middle.
 */
export function ReviewSession({ reviews: loaded, deckLink }: ReviewSessionProps) {
  // What is being answered must not be taken away by a fresh list.
  const [reviews] = useState(loaded);
  const { done_today: doneBefore, due_count, next_due_at } = reviews;
  const [queue, setQueue] = useState(reviews.reviews);
  const [index, setIndex] = useState(0);
  const settled = useRef(new Set<string>());
  const isOnline = useOnline();
  const review = queue[index];
  const next = () => setIndex(index + 1);
  const settle = (id: string) => {
    settled.current.add(id);
    if (!deckLink) void keepWithout(reviews, settled.current);
  };
  /** Asks it once more where the schedule has it come back within minutes, as the server will see it too. */
  const answered = async (review: Review, rating: CardGrade) => {
    const card = await cardAfter(review, rating);
    if (card) setQueue((asked) => [...asked, { ...review, card }]);
    else settle(review.id);
  };
  /** Out of the reviews for good. */
  const callBad = (id: string) => {
    settle(id);
    void sendSoon(badReview, { params: { id } });
    toast.info(texts.bad.leftOut);
    // It may wait at the end as well.
    setQueue(queue.filter((one, place) => place <= index || one.id !== id));
    next();
  };

  const toSprints = (
    <LinkButton to={deckLink ?? '/dashboard'} variant="accent">
      {deckLink ? texts.deck.toDeck : texts.toSprints}
    </LinkButton>
  );
  if (queue.length === 0 && doneBefore === 0) {
    return (
      <EmptyState art={<AllReviewedArt />} title={deckLink ? texts.deck.none : texts.empty.title} action={toSprints}>
        {deckLink ? texts.deck.noneText : texts.empty.text}{' '}
        {next_due_at ? texts.empty.next(formatDate(next_due_at)) : null}
      </EmptyState>
    );
  }
  if (!review) {
    const reviewed = new Set(queue.map(({ id }) => id)).size;
    const left = due_count - reviewed;
    return (
      <EmptyState art={<AllReviewedArt />} title={texts.done.title} action={toSprints}>
        {deckLink ? texts.done.cards(reviewed) : texts.done.text(doneBefore + reviewed)}{' '}
        {left > 0 ? texts.done.more(left) : null}
      </EmptyState>
    );
  }
  return (
    <div
      data-whole-screen
      className="mx-auto flex min-h-[calc(100dvh-3rem)] w-full max-w-2xl flex-col gap-4 *:last:flex-1"
    >
      <SessionHead number={index + 1} all={queue.length} closeTo={deckLink ?? '/dashboard'} />
      {isOnline ? null : <Banner tone="warning">{texts.offline}</Banner>}
      {review.form === 'card' ? (
        <ReviewCard
          key={index}
          review={review}
          onBad={() => callBad(review.id)}
          onGraded={(rating) => void answered(review, rating).then(next)}
        />
      ) : (
        <ReviewQuestion
          key={index}
          review={review}
          isLast={index === queue.length - 1}
          onAnswered={({ correct, hinted }) => void answered(review, correct ? (hinted ? 'hard' : 'good') : 'again')}
          onBad={() => callBad(review.id)}
          onNext={next}
        />
      )}
    </div>
  );
}

interface SessionHeadProps {
  number: number;
  all: number;
  closeTo: string;
}

/** All that a session shows besides its question: the way out, and how far it is. */
function SessionHead({ number, all, closeTo }: SessionHeadProps) {
  return (
    <div className="-mx-2 flex items-center gap-3">
      <Link to={closeTo} aria-label={texts.close} className={iconLink}>
        <X aria-hidden />
      </Link>
      <Progress
        className="flex-1"
        label={texts.progress}
        labelHidden
        value={number}
        max={all}
        valueText={texts.position(number, all)}
      />
      <p aria-hidden className="text-ink-soft text-sm tabular-nums">
        {texts.position(number, all)}
      </p>
      <Link to="/cards" aria-label={texts.yourCards} title={texts.yourCards} className={iconLink}>
        <Layers aria-hidden />
      </Link>
    </div>
  );
}
