import type { ProgressOverview } from '@akada/contract/client';
import type { ReactNode } from 'react';
import { formatDays, formatStudyTime } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { DeadlineList } from '../figures/deadline-list.tsx';
import { progressTexts } from '../texts.ts';
import { SaveProgress } from './save-progress.tsx';
import { WeekDays } from './week-days.tsx';

const texts = progressTexts.widget;

interface WidgetCardProps {
  overview: ProgressOverview;
  /** Without the deadlines. */
  compact?: boolean;
}

/** Content, streak, quizzes and the week's goal, with the way to the next quiz. */
export function WidgetCard({ overview, compact = false }: WidgetCardProps) {
  const { overall_progress: overall, streak } = overview;
  return (
    <Card as="section" aria-label={texts.heading}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
        <Part heading={texts.content}>
          <Progress
            label={texts.days(overall.completed_days, overall.total_days)}
            valueText={texts.percent(overall.percentage)}
            value={overall.percentage}
          />
        </Part>
        <Part heading={texts.goal}>
          <Progress
            label={texts.hours(formatStudyTime(overview.weekly_study_time_seconds), overall.weekly_time_goal)}
            valueText={texts.percent(overall.time_percent_completed)}
            value={overall.time_percent_completed}
            tone="accent"
          />
        </Part>
        <Part heading={texts.streak} aside={formatDays(streak.current)}>
          <WeekDays status={streak.daily_status} />
        </Part>
        <Quizzes overall={overall} />
      </div>
      {compact || overall.deadlines.length === 0 ? null : (
        <div className="mt-6 flex flex-col gap-1 border-line border-t pt-4">
          <h2 className="text-base">{texts.deadlines}</h2>
          <DeadlineList deadlines={overall.deadlines} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3 border-line border-t pt-4">
        <LinkButton to="/assessments">{texts.takeQuiz}</LinkButton>
        <SaveProgress />
      </div>
    </Card>
  );
}

function Quizzes({ overall }: { overall: ProgressOverview['overall_progress'] }) {
  const { completed_quizzes, total_quizzes, average_quiz_score, next_quiz_title, next_quiz_path } = overall;
  return (
    <Part
      heading={texts.quizzes}
      aside={texts.average(completed_quizzes > 0 ? texts.percent(average_quiz_score) : texts.noAverage)}
    >
      <Progress
        label={texts.taken(completed_quizzes, total_quizzes)}
        value={completed_quizzes}
        max={Math.max(1, total_quizzes)}
      />
      {next_quiz_path ? (
        <div className="mt-3 flex items-center justify-between gap-3">
          <p className="wrap-anywhere min-w-0 text-sm">{texts.next(next_quiz_title ?? '')}</p>
          <LinkButton to={next_quiz_path} variant="secondary" aria-label={texts.startLabel(next_quiz_title ?? '')}>
            {texts.start}
          </LinkButton>
        </div>
      ) : null}
    </Part>
  );
}

function Part({ heading, aside, children }: { heading: string; aside?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-base">{heading}</h2>
        {aside ? <span className="font-semibold tabular-nums">{aside}</span> : null}
      </div>
      {children}
    </div>
  );
}
