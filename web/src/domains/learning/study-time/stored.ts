import { local, textEntry } from '../../../lib/storage/entry.ts';

export const storedHours = {
  timeAchievement: (hours: number) => textEntry('account', local, `time_achievement_${hours}`),
};
