import type { Body, FeatureOperations, HandlerResult } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../ports/db/port.ts';
import { type AchievementsService, earnedSince } from '../learning/achievements/achievements.service.ts';
import type { Learner, LearningRecord } from '../learning/learning.service.ts';
import type { SprintFactsService } from '../sprints/sprint-facts.service.ts';
import { share, wasStudied } from './progress.rules.ts';
import type { ProgressService } from './progress.ts';

export interface RecordingDeps {
  db: Database;
  clock: Clock;
  learning: LearningRecord;
  progress: ProgressService;
  sprints: SprintFactsService;
  achievements: AchievementsService;
}

type Operations = FeatureOperations['progress'];

export interface RecordingService {
  visit(learner: Learner): Promise<HandlerResult<Operations['recordVisit']>>;
  studyTime(learner: Learner, report: Body<'progress', 'studyTime'>): Promise<HandlerResult<Operations['studyTime']>>;
  update(
    learner: Learner,
    sprintId: string,
    update: Body<'progress', 'updateProgress'>,
  ): Promise<HandlerResult<Operations['updateProgress']>>;
}

/** The documents' rule: so much study completes a day by itself. */
const secondsThatComplete = 50 * 60;

/** Takes down what learners report, as far as it can be true. */
export function createRecording({
  db,
  clock,
  learning,
  progress,
  sprints,
  achievements,
}: RecordingDeps): RecordingService {
  async function getDay(queries: Queries, ownerId: string, sprintId: string, number: number) {
    const sprint = (await sprints.list(ownerId, queries)).find(({ id }) => id === sprintId);
    if (!sprint) throw new AppError('sprint_not_found');
    const day = sprint.days.find((one) => one.day === number);
    if (!day) throw new AppError('day_not_found');
    return { sprint, day };
  }

  async function complete(learner: Learner, sprintId: string, number: number, date: string | undefined) {
    const studied = await learning.secondsIn(learner.id, sprintId);
    await db.queries.transaction().execute(async (trx) => {
      await sprints.completeDay(trx, learner.id, sprintId, number, clock.now());
      const { sprint, day } = await getDay(trx, learner.id, sprintId, number);
      const happened = { sprintId, ...(date && { day: date }) };
      const details = { title: day.title, dayId: day.id };
      await learning.record(trx, learner.id, { kind: 'day_completed', key: day.id, details, ...happened });
      const completed = sprint.days.flatMap(({ completedAt }) => completedAt ?? []);
      if (completed.length < sprint.days.length) return;
      const ended = { title: sprint.title, ...(!wasStudied(completed, studied) && { unstudied: true }) };
      const end = { kind: 'sprint_completed', key: sprintId, details: ended } as const;
      await learning.record(trx, learner.id, { ...end, ...happened });
    });
  }

  return {
    async visit(learner) {
      const today = await learning.today(learner.id);
      const is_first_today = await learning.record(db.queries, learner.id, { kind: 'visit', key: today });
      return { streak: await progress.streak(learner), is_first_today };
    },

    async studyTime(learner, { sprintId, studyTimeSeconds, date, event_id, stretches }) {
      const counted_seconds = await learning.recordStudyTime(learner.id, {
        sprintId: sprintId ?? null,
        seconds: studyTimeSeconds,
        ...(stretches && {
          stretches: stretches.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
        }),
        ...(date && { day: date.slice(0, 10) }),
        ...(event_id && { eventId: event_id }),
      });
      const { today, total } = await progress.studyTime(learner);
      return { counted_seconds, today_study_time_seconds: today, total_study_time_seconds: total };
    },

    async update(learner, sprintId, { day_number, activity_type, completed, date }) {
      // Of the day that is told: without a network, study and this arrive later, together.
      const studied = async () => learning.secondsOn(learner.id, date ?? (await learning.today(learner.id)), sprintId);
      const isSaid = activity_type === 'day_completed';
      const { day: before } = await getDay(db.queries, learner.id, sprintId, day_number);
      if (isSaid && before.isOutline && !before.completedAt) throw new AppError('lesson_without_source');
      const isDone = isSaid || (completed === true && !before.isOutline && (await studied()) >= secondsThatComplete);
      const had = await achievements.list(learner.id);
      if (isDone) await complete(learner, sprintId, day_number, date);
      const { sprint, day } = await getDay(db.queries, learner.id, sprintId, day_number);
      const done = sprint.days.filter(({ completedAt }) => completedAt !== null).length;
      return {
        day_number,
        completed: day.completedAt !== null,
        percentage: share(done, sprint.days.length),
        is_sprint_completed: done === sprint.days.length,
        achievements: isDone ? earnedSince(had, await achievements.list(learner.id)) : [],
      };
    },
  };
}
