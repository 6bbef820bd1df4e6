import type { Achievement, ProgressOverview } from '@akada/contract';

type Activity = ProgressOverview['recent_activities'][number];

interface Event {
  id: string;
  kind: string;
  at: Date;
  details: { title?: string; score?: number; selfMarked?: boolean; count?: number };
}

interface StudyDay {
  day: string;
  seconds: number;
  last: Date;
}

interface Sprint {
  id: string;
  title: string;
  days: readonly { completedAt: Date | null }[];
}

const kept = 10;
const milestonePercent = 10;

const faces: Record<string, (details: Event['details']) => Pick<Activity, 'title' | 'description' | 'iconType'>> = {
  day_completed: ({ title = '' }) => ({ title: 'Day completed', description: title, iconType: 'check' }),
  sprint_completed: ({ title = '' }) => ({ title: 'Sprint completed', description: title, iconType: 'sprint' }),
  quiz_taken: ({ title = '', score = 0, selfMarked }) => ({
    title: selfMarked ? `Cards recalled: ${score}%` : `Quiz: ${score}%`,
    description: title,
    iconType: 'quiz',
  }),
  review_done: ({ count = 0 }) => ({
    title: 'Review done',
    description: count === 1 ? '1 question' : `${count} questions`,
    iconType: 'target',
  }),
  outside_work: ({ title = '', count = 0 }) => ({
    title: 'Answers from a file',
    description: `${title}: ${count === 1 ? '1 answer' : `${count} answers`}`,
    iconType: 'study',
  }),
  document_uploaded: ({ title = '' }) => ({ title: 'Document uploaded', description: title, iconType: 'study' }),
};

/** Each ten percent of a sprint, at the moment when the day was completed that crossed it; the highest first. */
function milestonesOf({ id, title, days }: Sprint): (Omit<Activity, 'timestamp'> & { at: Date })[] {
  const completed = days.flatMap(({ completedAt }) => completedAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  const stepsAfter = (count: number) => Math.floor((100 * count) / days.length / milestonePercent);
  return completed
    .flatMap((at, index) => {
      const [before, after] = [stepsAfter(index), stepsAfter(index + 1)];
      return Array.from({ length: after - before }, (_, step) => {
        const percent = (before + step + 1) * milestonePercent;
        const name = { title: `${percent}% Milestone Reached`, description: title, iconType: 'target' as const };
        return { id: `milestone-${id}-${percent}`, ...name, at };
      });
    })
    .reverse();
}

/** What happened last, from the record, the study of each day, the achievements and the days of the sprints. */
export function recentActivities(
  events: readonly Event[],
  days: readonly StudyDay[],
  achievements: readonly Achievement[],
  sprints: readonly Sprint[],
): Activity[] {
  const happened = events.flatMap(({ id, kind, at, details }) => {
    const face = faces[kind]?.(details);
    return face ? [{ id, ...face, at }] : [];
  });
  const studied = newest(days.filter(({ seconds }) => seconds >= 60).map((one) => ({ ...one, at: one.last }))).map(
    ({ day, seconds, at }) => ({
      id: `study-${day}`,
      title: `Studied for ${inHours(seconds)}`,
      description: '',
      iconType: 'clock' as const,
      at,
    }),
  );
  const earned = achievements.flatMap(({ id, name, description, earnedOn }) =>
    earnedOn ? [{ id, title: name, description, iconType: 'achievement' as const, at: new Date(earnedOn) }] : [],
  );
  return newest([...sprints.flatMap(milestonesOf), ...happened, ...studied, ...earned]).map(({ at, ...activity }) => ({
    ...activity,
    timestamp: at.toISOString(),
  }));
}

function newest<T extends { at: Date }>(some: readonly T[]): T[] {
  return some.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, kept);
}

/** 'Nh Mm' or 'Mm'. */
function inHours(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
