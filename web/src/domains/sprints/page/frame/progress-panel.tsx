import type { LearningPath } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Flame, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDays, formatMoment } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Ring } from '../../../../ui/ring.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { StatCard } from '../../../../ui/stat-card.tsx';
import { coverageTexts } from '../../coverage/texts.ts';
import { figuresQuery } from '../api.ts';
import { sprintPageTexts } from '../texts.ts';
import { countWeeks, WeekDonut } from './week-donut.tsx';

const texts = sprintPageTexts.progress;

interface ProgressPanelProps {
  path: LearningPath;
  /** How long was studied, live. */
  studyTime: ReactNode;
  onQuiz: () => void;
  /** Where a drawer shows the title already. */
  titleHidden?: boolean;
}

/** How the sprint stands. Days come from the plan itself, so that a day completed without a network counts here at once. */
export function ProgressPanel({ path, studyTime, onQuiz, titleHidden }: ProgressPanelProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(figuresQuery(path.id));
  const figures = data?.data;
  const counts = countWeeks(path.weeks, figures?.donut);
  return (
    <section aria-labelledby="progress-title" className="flex flex-col gap-4">
      <h2 id="progress-title" className={titleHidden ? 'sr-only' : 'text-lg'}>
        {texts.title}
      </h2>
      <div className="rounded-card border border-line bg-surface p-4">
        {/* One in the other: the whole inside, its weeks around it. The contents have the days of each in numbers. */}
        <div className="grid place-items-center *:[grid-area:1/1]">
          <WeekDonut counts={counts} />
          <Ring value={path.progress} size={84} label={texts.overall(path.progress)}>
            {texts.percent(path.progress)}
          </Ring>
        </div>
        <p className="mt-3 text-center font-semibold text-sm">{texts.days(path.completed_days, path.total_days)}</p>
      </div>
      <div className="flex flex-col gap-3">
        {studyTime}
        {isPending ? <Skeleton className="h-24 rounded-card" /> : null}
        {figures ? (
          <>
            <StatCard icon={<Flame />} label={texts.streak} value={formatDays(figures.streak.current)} />
            <StatCard
              icon={<Target />}
              label={texts.score}
              value={
                figures.overall.completed_quizzes > 0
                  ? texts.percent(Math.round(figures.overall.avg_score))
                  : texts.none
              }
              detail={
                figures.overall.completed_quizzes > 0 ? texts.quizzes(figures.overall.completed_quizzes) : undefined
              }
            />
          </>
        ) : null}
      </div>
      {data?.savedAt ? (
        <div className="flex flex-col items-start gap-1">
          <p className="text-ink-faint text-sm">{sprintPageTexts.savedEarlier(formatMoment(data.savedAt))}</p>
          <Button variant="ghost" className="-ml-3" busy={isFetching} onClick={() => void refetch()}>
            {sprintPageTexts.retry}
          </Button>
        </div>
      ) : null}
      {isError ? (
        <LoadFailure
          title={texts.failed}
          retryLabel={sprintPageTexts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      <Button variant="secondary" full onClick={onQuiz}>
        {texts.quiz}
      </Button>
      <LinkButton to={`/sprint/${encodeURIComponent(path.id)}/topics`} variant="secondary" full>
        {texts.topics}
      </LinkButton>
      {path.course && path.lessons_ready > 0 ? (
        <LinkButton
          to={`/coverage?${new URLSearchParams({ sprint: path.id, course: path.course.code })}`}
          variant="secondary"
          full
        >
          {coverageTexts.compare}
        </LinkButton>
      ) : null}
      <Link to="/progress" className="link inline-flex min-h-11 items-center self-center">
        {texts.link}
      </Link>
    </section>
  );
}
