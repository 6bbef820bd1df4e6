import { jsonEntry, local, textEntry } from '../../lib/storage/entry.ts';
import { isRecord } from '../../lib/storage/shapes.ts';

export const storedProgress = {
  progressData: jsonEntry('account', local, 'progressData', isRecord),
  lastPlatformVisit: textEntry('account', local, 'lastPlatformVisit'),
  streakAchievement: (days: number) => textEntry('account', local, `streak_achievement_${days}`),
};
