import type { Achievements } from '@akada/contract';
import { judgeAll, type LearningRecord, type NextAchievement, nextAchievement } from './achievements.rules.ts';

export interface AchievementsService {
  list(userId: string): Promise<Achievements>;
  next(userId: string): Promise<NextAchievement | null>;
}

/** Reads what a learner did. */
export type ReadRecord = (userId: string) => Promise<LearningRecord>;

/** There are no sprints, quizzes or documents yet, so nobody can have done anything with them. */
const readNothing: ReadRecord = async () => ({ completedSprints: [], perfectScores: [], uploadedDocuments: [] });

export function createAchievements(readRecord: ReadRecord = readNothing): AchievementsService {
  return {
    list: async (userId) => judgeAll(await readRecord(userId)),
    next: async (userId) => nextAchievement(await readRecord(userId)),
  };
}
