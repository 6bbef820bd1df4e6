import type { ProgressOverview } from '@akada/contract/client';
import { progressTexts } from './texts.ts';

/** Study that goes on at this moment, as this page has seen it; in milliseconds. */
export interface LiveSession {
  sprintId: string | undefined;
  since: number;
  now: number;
}

type Activity = ProgressOverview['recent_activities'][number];
type Sprint = ProgressOverview['learning_sprints'][number];

const PERCENT_A_MINUTE = 0.5;
const MILESTONE_PERCENT = 10;
const MOST_ACTIVITIES = 10;

/** For display alone: the record counts days, and learns of the time when it is reported. */
function liveProgress(progress: number, { since, now }: LiveSession): number {
  return Math.min(100, progress + Math.floor((now - since) / 60_000) * PERCENT_A_MINUTE);
}

/** The tens that the sprint crosses while it is studied. */
function milestonesOf({ id, title, progress }: Sprint, session: LiveSession): Activity[] {
  const first = Math.floor(progress / MILESTONE_PERCENT) + 1;
  const last = Math.floor(liveProgress(progress, session) / MILESTONE_PERCENT);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const percent = (first + index) * MILESTONE_PERCENT;
    const minutes = Math.ceil((percent - progress) / PERCENT_A_MINUTE);
    return {
      id: `milestone-${id}-${percent}`,
      title: progressTexts.activity.milestone(percent),
      description: title,
      iconType: 'target' as const,
      timestamp: new Date(session.since + minutes * 60_000).toISOString(),
    };
  }).reverse();
}

/** The figures a second later, and another: what was studied since they were read is added to them. */
export function withSession(overview: ProgressOverview, session: LiveSession, readAt: number): ProgressOverview {
  const seconds = Math.max(0, Math.floor((session.now - Math.max(session.since, readAt)) / 1000));
  const studied = overview.learning_sprints.filter(({ id }) => id === session.sprintId);
  return {
    ...overview,
    today_study_time_seconds: overview.today_study_time_seconds + seconds,
    weekly_study_time_seconds: overview.weekly_study_time_seconds + seconds,
    total_study_time_seconds: overview.total_study_time_seconds + seconds,
    learning_sprints: overview.learning_sprints.map((sprint) =>
      sprint.id === session.sprintId ? { ...sprint, progress: liveProgress(sprint.progress, session) } : sprint,
    ),
    recent_activities: [
      ...studied.flatMap((sprint) => milestonesOf(sprint, session)),
      ...overview.recent_activities,
    ].slice(0, MOST_ACTIVITIES),
  };
}
