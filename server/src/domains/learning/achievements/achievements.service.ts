import type { Achievement, Achievements } from '@akada/contract';
import type { LearningRecord } from '../learning.service.ts';
import { type Deeds, judgeAll, type NextAchievement, nextAchievement } from './achievements.rules.ts';
import { daysInARow, hoursStudied } from './deeds.rules.ts';

/** The days and quizzes of a learner, all of them. */
interface StudyRecord {
  days: Awaited<ReturnType<LearningRecord['days']>>;
  quizzes: readonly { at: Date; score: number }[];
}

export interface AchievementsService {
  list(userId: string): Promise<Achievements>;
  /** The same from what was read already, with the one to reach next. */
  standing(userId: string, record: StudyRecord): Promise<Achievements & { next: NextAchievement | null }>;
  /** What a browser asks for is given only where the record supports it. */
  trigger(
    userId: string,
    type: 'study_time' | 'streak',
    value: number,
  ): Promise<{ awarded: boolean; achievement: Achievement | null }>;
}

type Judged = Awaited<ReturnType<AchievementsService['list']>>;

/** What is earned now and was not before. */
export function earnedSince(before: Judged, now: Judged) {
  const had = new Set(before.achievements.filter(({ earned }) => earned).map(({ id }) => id));
  return now.achievements.filter(({ id, earned }) => earned && !had.has(id));
}

export function createAchievements({ learning }: { learning: LearningRecord }): AchievementsService {
  const readRecord = async (userId: string): Promise<StudyRecord> => ({
    days: await learning.days(userId),
    quizzes: await learning.quizzes(userId),
  });

  async function deedsOf(userId: string, { days, quizzes }: StudyRecord): Promise<Deeds> {
    const events = await learning.events(userId, ['sprint_completed', 'document_uploaded']);
    const when = (happened: readonly { at: Date }[]) => happened.map(({ at }) => at).reverse();
    return {
      completedSprints: when(events.filter(({ kind, details }) => kind === 'sprint_completed' && !details.unstudied)),
      perfectScores: when(quizzes.filter(({ score }) => score === 100)),
      uploadedDocuments: when(events.filter(({ kind }) => kind === 'document_uploaded')),
      hoursStudied: hoursStudied(days),
      daysInARow: daysInARow(days),
    };
  }

  return {
    list: async (userId) => judgeAll(await deedsOf(userId, await readRecord(userId))),

    async standing(userId, record) {
      const deeds = await deedsOf(userId, record);
      return { ...judgeAll(deeds), next: nextAchievement(deeds) };
    },

    async trigger(userId, type, value) {
      const { achievements } = judgeAll(await deedsOf(userId, await readRecord(userId)));
      const achievement = achievements.find(({ id }) => id === `${type}_${value}`) ?? null;
      return { awarded: achievement?.earned ?? false, achievement };
    },
  };
}
