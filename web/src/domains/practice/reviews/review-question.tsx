import type { Verdict as TypedVerdict } from '@akada/answers';
import type { Review } from '@akada/contract/client';
import { Flag, Lightbulb } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lessonLink } from '../../../lib/lessons/place.ts';
import { sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { reviewAnswers } from '../../../lib/outbox/shared-kinds.ts';
import { randomId } from '../../../lib/random-id.ts';
import { Hint, questionText, Reason, Verdict } from '../../../ui/asked-question.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckOrNext } from '../../../ui/check-or-next.tsx';
import { ChoiceQuestion } from '../../../ui/choice-question.tsx';
import { optionKeys } from '../../../ui/option-keys.ts';
import { LazyTypedQuestion } from '../../../ui/typed-answer/lazy-typed-question.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { useTold } from '../../../ui/use-told.ts';
import { comesBack } from './comes-back.ts';
import { reviewsTexts } from './texts.ts';

const texts = reviewsTexts;

interface ReviewQuestionProps {
  review: Review;
  isLast: boolean;
  /** The answer is on its way, also if the page is closed now. */
  onAnswered: (answer: { correct: boolean; hinted: boolean }) => void;
  onBad: () => void;
  onNext: () => void;
}

/** One question that comes back: answered, explained, and sent to the day on which it should come back again. */
export function ReviewQuestion({ review, isLast, onAnswered, onBad, onNext }: ReviewQuestionProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<TypedVerdict | null>(null);
  const [isHinted, setHinted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [due, setDue] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
  }, []);

  const isRight = verdict ? verdict.is === 'right' : selected === review.correct_answer;
  const check = async () => {
    const judged = review.typed ? (await import('@akada/answers')).judge(review.typed, selected ?? '') : null;
    setVerdict(judged);
    // What cannot be read is asked for again.
    if (judged?.is === 'unread') return;
    setChecked(true);
    const correct = judged ? judged.is === 'right' : isRight;
    onAnswered({ correct, hinted: isHinted });
    const given = { selected_answer: correct ? review.correct_answer : null, typed_answer: selected ?? '' };
    const answer = {
      review_id: review.id,
      ...(judged ? given : { selected_answer: selected }),
      hinted: isHinted,
      answered_at: new Date().toISOString(),
      event_id: randomId(),
    };
    const saved = await sendSoon(reviewAnswers, { body: { answers: [answer] } });
    setDue(saved?.results[0]?.due ?? null);
  };
  const canPress = isChecked || (selected !== null && selected.trim() !== '');
  const press = isChecked ? onNext : () => void check();
  const isSlip = !useTold(isChecked) && isChecked;
  const hint = isHinted ? <Hint question={review} texts={texts} /> : null;
  const whatNext = (
    <p className="mt-2 flex flex-wrap items-center gap-x-4">
      {isRight ? null : <span>{texts.onceMore}</span>}
      {isRight && due ? <span>{texts.comesBack(comesBack(due, new Date()))}</span> : null}
      {review.sprint_id && review.day ? (
        <Link
          {...lessonLink(review.sprint_id, review.day, review.source)}
          className="link inline-flex min-h-11 items-center"
        >
          {texts.openLesson}
        </Link>
      ) : null}
    </p>
  );
  useKeys({ ...(!isChecked && optionKeys(review.options, setSelected)), enter: canPress ? press : null });

  return (
    <div>
      <Card>
        <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          <p className="text-ink-soft text-sm">{texts.from(review.sprint_title, review.day_title)}</p>
          {review.typed ? (
            <Suspense fallback={<div className="h-40" />}>
              <LazyTypedQuestion
                question={questionText(review)}
                typed={review.typed}
                value={selected ?? ''}
                onChange={setSelected}
                onEnter={() => void check()}
                verdict={verdict}
                reasons={review.html?.why ?? []}
              >
                {isChecked ? (
                  <>
                    {review.html ? null : <p className="whitespace-pre-line">{review.explanation}</p>}
                    {whatNext}
                  </>
                ) : (
                  hint
                )}
              </LazyTypedQuestion>
            </Suspense>
          ) : (
            <ChoiceQuestion
              question={questionText(review)}
              options={review.options}
              optionsHtml={review.html?.options}
              selected={selected}
              onSelect={setSelected}
              correct={isChecked ? review.correct_answer : undefined}
              rightLabel={texts.right}
              yourLabel={texts.yours}
            >
              {isChecked ? (
                <Verdict title={isRight ? texts.rightAnswer : texts.wrongAnswer}>
                  <Reason question={review} selected={selected} texts={texts} />
                  {whatNext}
                </Verdict>
              ) : (
                hint
              )}
            </ChoiceQuestion>
          )}
          <div className="-mx-2 flex flex-wrap justify-between">
            <Button variant="ghost" className="px-2" onClick={onBad}>
              <Flag aria-hidden />
              {texts.bad.call}
            </Button>
            {!isChecked && !isHinted && review.source.hint ? (
              <Button variant="ghost" className="px-2" onClick={() => setHinted(true)}>
                <Lightbulb aria-hidden />
                {texts.hint}
              </Button>
            ) : null}
          </div>
        </div>
      </Card>
      <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) flex items-center gap-3 bg-paper px-2 py-3">
        <p className="mr-auto hidden text-ink-faint text-sm pointer-fine:md:block">{texts.keys}</p>
        <CheckOrNext {...{ isChecked, isLast, canPress, isSlip, texts }} onPress={press} />
      </div>
    </div>
  );
}
