import { useQuery } from '@tanstack/react-query';
import { formatStudyTime } from '../../../../lib/format.ts';
import { commonTexts } from '../../../../texts/en/common.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { StatCard } from '../../../../ui/stat-card.tsx';
import { achievementsQuery, overviewQuery } from '../api.ts';
import { settingsTexts } from '../texts.ts';

const texts = settingsTexts.stats;

/** The learner's figures as the server counts them. */
export function StatsSection() {
  const overview = useQuery(overviewQuery);
  const achievements = useQuery(achievementsQuery);

  if (overview.isError || achievements.isError) {
    const retry = () => Promise.all([overview.refetch(), achievements.refetch()]);
    return (
      <LoadFailure
        title={settingsTexts.loadFailed}
        retryLabel={commonTexts.retry}
        isRetrying={overview.isFetching || achievements.isFetching}
        onRetry={retry}
      />
    );
  }
  return (
    <section
      aria-label={texts.heading}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3"
    >
      {overview.data && achievements.data ? (
        <>
          <StatCard label={texts.studyTime} value={formatStudyTime(overview.data.total_study_time_seconds)} />
          <StatCard
            label={texts.averageScore}
            value={
              overview.data.score_trend.length > 0 ? texts.percent(Math.round(overview.data.average_score)) : texts.none
            }
          />
          <StatCard
            label={texts.assessments}
            value={overview.data.total_assessments}
            detail={texts.missed(overview.data.total_assessments - overview.data.completed_assessments)}
          />
          <StatCard
            label={texts.achievements}
            value={texts.of(achievements.data.stats.total_earned, achievements.data.stats.total_available)}
          />
        </>
      ) : (
        [1, 2, 3, 4].map((card) => <Skeleton key={card} className="h-28 w-full rounded-card" />)
      )}
    </section>
  );
}
