import type { Achievement, Achievements } from '@akada/contract';
import { type Database, gather } from '../../../ports/db/port.ts';
import { type DayOnRecord, daysOf, eventsOf, quizzesOf } from '../learning.repo.ts';
import { type Deeds, judgeAll, type NextAchievement, nextAchievement } from './achievements.rules.ts';
import { daysInARow, hoursStudied, isPerfect } from './deeds.rules.ts';

/** What achievements are earned by, to be read together with other things. */
export const achievementParts = (userId: string) => ({
  days: daysOf(userId),
  quizzes: quizzesOf(userId),
  deeds: eventsOf(userId, ['sprint_completed', 'document_uploaded']),
});

/** The days, quizzes and deeds of a learner, all of them. */
interface StudyRecord {
  days: readonly DayOnRecord[];
  quizzes: readonly { at: Date; score: number; marked?: number | undefined }[];
  deeds: readonly { kind: string; at: Date; details: { unstudied?: boolean } }[];
}

export interface AchievementsService {
  list(userId: string): Promise<Achievements>;
  /** The same from what was read already, with the one to reach next. */
  standing(record: StudyRecord): Achievements & { next: NextAchievement | null };
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

export function createAchievements({ db }: { db: Database }): AchievementsService {
  const read = gather(({ user }: { user: string }) => achievementParts(user));
  const readDeeds = async (userId: string) => deedsOf(await read(db.queries, { user: userId }));

  function deedsOf({ days, quizzes, deeds }: StudyRecord): Deeds {
    const when = (happened: readonly { at: Date }[]) => happened.map(({ at }) => at).reverse();
    return {
      completedSprints: when(deeds.filter(({ kind, details }) => kind === 'sprint_completed' && !details.unstudied)),
      perfectScores: when(quizzes.filter(isPerfect)),
      uploadedDocuments: when(deeds.filter(({ kind }) => kind === 'document_uploaded')),
      hoursStudied: hoursStudied(days),
      daysInARow: daysInARow(days),
    };
  }

  return {
    list: async (userId) => judgeAll(await readDeeds(userId)),

    standing(record) {
      const deeds = deedsOf(record);
      return { ...judgeAll(deeds), next: nextAchievement(deeds) };
    },

    async trigger(userId, type, value) {
      const { achievements } = judgeAll(await readDeeds(userId));
      const achievement = achievements.find(({ id }) => id === `${type}_${value}`) ?? null;
      return { awarded: achievement?.earned ?? false, achievement };
    },
  };
}
