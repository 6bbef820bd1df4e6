import type { Review } from '@akada/contract/client';
import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sendSoon } from '../../lib/outbox.ts';
import { randomId } from '../../lib/random-id.ts';
import { reviewsTexts } from '../../texts/en/reviews.ts';
import { questionText, Reason } from '../../ui/asked-question.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceQuestion } from '../../ui/choice-question.tsx';
import { toast } from '../../ui/toast.ts';
import { comesBack } from './comes-back.ts';

const texts = reviewsTexts;

interface ReviewQuestionProps {
  review: Review;
  isLast: boolean;
  /** The answer is on its way: the question counts as done, also if the page is closed now. */
  onAnswered: () => void;
  onNext: () => void;
}

/** One question that comes back: answered, explained, and sent to the day on which it should come back again. */
export function ReviewQuestion({ review, isLast, onAnswered, onNext }: ReviewQuestionProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const [isHinted, setHinted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [due, setDue] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);

  const isRight = selected === review.correct_answer;
  const check = async () => {
    setChecked(true);
    onAnswered();
    const answer = {
      review_id: review.id,
      selected_answer: selected,
      hinted: isHinted,
      answered_at: new Date().toISOString(),
      event_id: randomId(),
    };
    const saved = await sendSoon('reviewAnswers', { body: { answers: [answer] } });
    setDue(saved?.results[0]?.due ?? null);
  };

  /** Out of the reviews for good. */
  const callBad = () => {
    onAnswered();
    void sendSoon('badReview', { params: { id: review.id } });
    toast.info(texts.bad.leftOut);
    onNext();
  };

  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="text-ink-soft text-sm">{texts.from(review.sprint_title, review.day_title)}</p>
      <ChoiceQuestion
        question={questionText(review)}
        options={review.options}
        optionsHtml={review.html?.options}
        selected={selected}
        onSelect={setSelected}
        correct={isChecked ? review.correct_answer : undefined}
        rightLabel={texts.right}
        wrongLabel={texts.wrong}
      />
      <div aria-live="polite">
        {isChecked ? (
          <Banner tone={isRight ? 'success' : 'info'}>
            <Reason question={review} selected={selected} right={texts.rightIs} />
            <p className="mt-2 flex flex-wrap items-center gap-x-4">
              {due ? <span>{texts.comesBack(comesBack(due, new Date()))}</span> : null}
              <Link
                to={`/sprint/${review.sprint_id}?day=${review.day}`}
                className="link inline-flex min-h-11 items-center"
              >
                {texts.openLesson}
              </Link>
            </p>
          </Banner>
        ) : isHinted ? (
          <Banner>{texts.hintText(review.source.heading)}</Banner>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" className="-ml-4 mr-auto" onClick={callBad}>
          <Flag aria-hidden />
          {texts.bad.call}
        </Button>
        {!isChecked && !isHinted && review.source.heading ? (
          <Button variant="ghost" onClick={() => setHinted(true)}>
            {texts.hint}
          </Button>
        ) : null}
        {isChecked ? (
          <Button onClick={onNext}>{isLast ? texts.finish : texts.next}</Button>
        ) : (
          <Button disabled={selected === null} onClick={() => void check()}>
            {texts.check}
          </Button>
        )}
      </div>
    </div>
  );
}
