import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Pattern } from '../../../../ui/art/pattern.tsx';
import { Ring } from '../../../../ui/ring.tsx';
import { WeekTicks } from '../../../../ui/week-ticks.tsx';
import { weekQuery } from '../api.ts';
import { type QuizRun, type QuizScore, recalledIn } from '../quiz-run.ts';
import { sprintQuizTexts } from '../texts.ts';

const texts = sprintQuizTexts;

/** The score, and the tick that the day gets for it, in one glance. */
export function ScoreCard({ run, score: { score, right, all, isWaiting } }: { run: QuizRun; score: QuizScore }) {
  const { previous_attempts: before } = run.assessment;
  const { data: week } = useQuery({ ...weekQuery, enabled: !isWaiting && !run.isPractice });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const [last] = before;
  const recalled = recalledIn(run);
  const isSelfMarked = recalled !== null && recalled.all === run.assessment.questions.length;
  const remarks = [
    isSelfMarked && texts.result.selfMarked,
    recalled && !isSelfMarked && `${texts.card.recalled(recalled.known, recalled.all)}.`,
    run.isPractice && texts.result.practice,
    last && texts.result.before(score, last.score),
    week && week.current > 0 && texts.result.streak(week.current),
  ].filter((remark) => typeof remark === 'string');
  return (
    <section className="relative overflow-hidden rounded-card bg-brand p-4 text-on-brand sm:p-5">
      <Pattern className="opacity-8" />
      <div className="relative flex flex-wrap items-center gap-4">
        <Ring value={score} size={92} label={texts.result.score(score)} tone="on-brand">
          {texts.score(score)}
        </Ring>
        <div className="min-w-0 flex-1 basis-40">
          <h3 ref={heading} tabIndex={-1} className="text-xl">
            {isSelfMarked ? texts.card.recalled(right, all) : texts.result.of(right, all)}
          </h3>
          <p className="text-sm">{remarks.join(' ')}</p>
        </div>
      </div>
      {week ? <WeekTicks status={week.daily_status} className="relative mt-3" /> : null}
    </section>
  );
}
