import { useQuery } from '@tanstack/react-query';
import { Award, ClipboardCheck, Clock, Target } from 'lucide-react';
import { formatStudyTime } from '../../lib/format.ts';
import { settingsTexts } from '../../texts/en/settings.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { achievementsQuery, overviewQuery } from './api.ts';
import { LoadFailure } from './load-failure.tsx';

const texts = settingsTexts.stats;

/** The learner's figures as the server counts them. */
export function StatsSection() {
  const overview = useQuery(overviewQuery);
  const achievements = useQuery(achievementsQuery);

  if (overview.isError || achievements.isError) {
    const retry = () => Promise.all([overview.refetch(), achievements.refetch()]);
    return <LoadFailure isRetrying={overview.isFetching || achievements.isFetching} onRetry={retry} />;
  }
  return (
    <section aria-label={texts.heading} className="grid grid-cols-2 gap-3">
      {overview.data && achievements.data ? (
        <>
          <StatCard
            label={texts.studyTime}
            value={formatStudyTime(overview.data.total_study_time_seconds)}
            icon={<Clock />}
          />
          <StatCard
            label={texts.averageScore}
            value={texts.percent(Math.round(overview.data.average_score))}
            icon={<Target />}
          />
          <StatCard
            label={texts.assessments}
            value={overview.data.total_assessments}
            detail={texts.missed(overview.data.total_assessments - overview.data.completed_assessments)}
            icon={<ClipboardCheck />}
          />
          <StatCard
            label={texts.achievements}
            value={texts.of(achievements.data.stats.total_earned, achievements.data.stats.total_available)}
            icon={<Award />}
          />
        </>
      ) : (
        [1, 2, 3, 4].map((card) => <Skeleton key={card} className="h-32 w-full rounded-card" />)
      )}
    </section>
  );
}
