import type { Review } from '@akada/contract/client';
import { BookOpen, Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { lessonLink } from '../../../lib/lessons/place.ts';
import { sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { reviewAnswers } from '../../../lib/outbox/shared-kinds.ts';
import { randomId } from '../../../lib/random-id.ts';
import { loadSchedule } from '../../../lib/reviews/reviews-here.ts';
import { questionText } from '../../../ui/asked-question.tsx';
import { Button } from '../../../ui/button.tsx';
import { OnThePage } from '../../../ui/on-the-page.tsx';
import { RichText } from '../../../ui/prose.tsx';
import { type CardGrade, grades, RecallCard } from '../../../ui/recall-card.tsx';
import { reviewsTexts } from './texts.ts';

const texts = reviewsTexts.card;

interface ReviewCardProps {
  review: Review;
  /** It is not to come back. */
  onBad: () => void;
  /** The grade is on its way, also if the page is closed now. */
  onGraded: (rating: CardGrade) => void;
}

type Intervals = Record<CardGrade, string>;

/** When each grade would bring the card back: worked out here as the server will. */
function useIntervals({ card, exam_date }: Review): Intervals | null {
  const [intervals, setIntervals] = useState<Intervals | null>(null);
  useEffect(() => {
    let isShown = true;
    loadSchedule()
      .then(({ grade }) => {
        const exam = exam_date ? { examDate: exam_date } : {};
        const days = (one: CardGrade) => texts.comesBack(grade(card, one, new Date(), exam).intervalDays);
        if (isShown) setIntervals(Object.fromEntries(grades.map((one) => [one, days(one)])) as Intervals);
      })
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [card, exam_date]);
  return intervals;
}

/** A card that comes back: turned, graded by the learner, and sent to the day on which it should come back again. */
export function ReviewCard({ review, onBad, onGraded }: ReviewCardProps) {
  const { id, correct_answer, html, sprint_id, sprint_title, day, day_title, source, document_id } = review;
  const grade = (rating: CardGrade) => {
    onGraded(rating);
    const answer = {
      review_id: id,
      selected_answer: null,
      rating,
      answered_at: new Date().toISOString(),
      event_id: randomId(),
    };
    void sendSoon(reviewAnswers, { body: { answers: [answer] } });
  };
  const [backHtml] = html?.options ?? [];
  return (
    <RecallCard
      label={[...new Set([sprint_title, day_title])].filter(Boolean).join(' · ') || texts.own}
      front={questionText(review)}
      back={backHtml ? <RichText html={backHtml} /> : correct_answer}
      place={
        sprint_id && day ? (
          <Link
            {...lessonLink(sprint_id, day, source)}
            className="link mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-sm [&>svg]:size-4"
          >
            <BookOpen aria-hidden />
            {texts.openLesson(day, source.heading)}
          </Link>
        ) : (
          <>
            {source.sentence ? (
              <blockquote className="mt-4 border-accent border-l-3 bg-sunken px-3 py-2 text-ink-soft text-sm">
                {source.sentence}
              </blockquote>
            ) : null}
            {document_id && source.section_id ? (
              <OnThePage
                documentId={document_id}
                place={{ section: source.section_id }}
                sentence={source.sentence || null}
              />
            ) : null}
          </>
        )
      }
      action={
        <Button variant="ghost" className="px-2" onClick={onBad}>
          <Flag aria-hidden />
          {reviewsTexts.bad.call}
        </Button>
      }
      intervals={useIntervals(review)}
      texts={texts}
      onGrade={grade}
    />
  );
}
