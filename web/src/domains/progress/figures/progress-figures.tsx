import type { ProgressOverview } from '@akada/contract/client';
import { Clock, Flame, Medal, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDays, formatStudyTime } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { progressTexts } from '../texts.ts';
import { ActivityList } from './activity-list.tsx';
import { DeadlineList } from './deadline-list.tsx';
import { Heatmap } from './heatmap.tsx';
import { ScoreTrend } from './score-trend.tsx';
import { SprintList } from './sprint-list.tsx';

const texts = progressTexts;

interface ProgressFiguresProps {
  overview: ProgressOverview;
  /** Somebody studies at this moment, in another tab. */
  isLive: boolean;
  /** Their drawings, of another feature. */
  achievements: ReactNode;
}

export function ProgressFigures({ overview, isLive, achievements }: ProgressFiguresProps) {
  const { streak, next_achievement: next } = overview;
  const hasScores = overview.score_trend.length > 0;
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <section
        aria-label={texts.stats.heading}
        // Two beside each other, one where letters are large, four only where each has room for its picture.
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,34%)),1fr))] gap-3 lg:col-span-2 xl:grid-cols-4"
      >
        <StatCard
          icon={<Flame />}
          label={texts.stats.streak}
          value={formatDays(streak.current)}
          detail={texts.stats.longest(formatDays(streak.longest))}
        />
        <StatCard
          icon={<Clock />}
          label={texts.stats.studyTime}
          value={formatStudyTime(overview.total_study_time_seconds)}
          detail={
            <>
              {texts.stats.today(formatStudyTime(overview.today_study_time_seconds))}
              {isLive ? <span className="block">{texts.stats.live}</span> : null}
            </>
          }
        />
        <StatCard
          icon={<Target />}
          label={texts.stats.average}
          value={hasScores ? texts.stats.percent(Math.round(overview.average_score)) : texts.stats.none}
          detail={hasScores ? texts.stats.improvement(Math.round(overview.score_improvement)) : texts.stats.noneText}
        />
        <StatCard
          icon={<Medal />}
          label={texts.stats.achievements}
          value={texts.stats.of(overview.earned_achievements, overview.total_achievements)}
        />
      </section>
      {overview.overall_progress.deadlines.length > 0 ? (
        <Section heading={texts.widget.deadlines} className="lg:col-span-2">
          <DeadlineList deadlines={overview.overall_progress.deadlines} />
        </Section>
      ) : null}
      <Section heading={texts.scores.heading} aside={<AsideLink to="/assessments">{texts.scores.all}</AsideLink>}>
        <ScoreTrend scores={overview.score_trend} />
      </Section>
      <div className="flex flex-col gap-5">
        <Section heading={texts.sprints.heading} aside={<AsideLink to="/sprints">{texts.sprints.all}</AsideLink>}>
          <SprintList sprints={overview.learning_sprints} />
        </Section>
        <Section heading={texts.next.heading}>
          {next ? (
            <>
              <p className="font-semibold">{next.name}</p>
              <p className="text-ink-soft text-sm">{next.description}</p>
              <Progress label={texts.next.label(next.name, next.progress)} labelHidden value={next.progress} />
            </>
          ) : (
            <p>{texts.next.none}</p>
          )}
        </Section>
      </div>
      {achievements}
      <Section heading={texts.heatmap.heading} className="lg:col-span-2">
        <Heatmap levels={overview.study_heatmap} today={localDay()} />
      </Section>
      <Section heading={texts.activity.heading} className="lg:col-span-2">
        <ActivityList activities={overview.recent_activities} />
      </Section>
    </div>
  );
}

/** As tall as a finger, without making the heading's line taller than its neighbour's. */
function AsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link -my-2.5 inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}

interface SectionProps {
  heading: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

function Section({ heading, aside, className, children }: SectionProps) {
  return (
    <Card as="section" className={className ?? ''}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{heading}</h2>
        {aside}
      </div>
      <div className="flex flex-col gap-2">{children}</div>
    </Card>
  );
}
