import { ApiError } from '@akada/contract/client';
import { useEffect } from 'react';
import { client } from '../../lib/client.ts';
import { localDay } from '../../lib/local-day.ts';
import { logError } from '../../lib/log.ts';
import { sendMessage } from '../../lib/messages.ts';
import { keepOfAccount } from '../../lib/storage/session.ts';
import { storedStudyTime } from '../../lib/storage/study-time.ts';
import { toast } from '../../ui/toast.ts';
import { storedProgress } from './stored.ts';
import { progressTexts } from './texts.ts';

const MILESTONES = [7, 30, 100];

async function recordVisit(): Promise<void> {
  const before = storedStudyTime.currentStreak.get();
  const { streak } = await client.progress.recordVisit();
  keepOfAccount(() => {
    storedProgress.lastPlatformVisit.set(localDay());
    storedStudyTime.currentStreak.set(streak.current);
  });
  sendMessage({ type: 'STREAK_UPDATED', streak: streak.current });
  for (const days of MILESTONES.filter((milestone) => streak.current >= milestone)) await claimMilestone(days, before);
}

/** Each milestone is asked for once in a browser; the record decides. */
async function claimMilestone(days: number, before: number): Promise<void> {
  const mark = storedProgress.streakAchievement(days);
  if (mark.get() !== null) return;
  const { awarded, achievement } = await client.achievements.trigger({
    body: { achievement_type: 'streak', value: days },
  });
  if (!awarded) return;
  keepOfAccount(() => mark.set('true'));
  // On a new device what was reached long ago is no news.
  const isToday = achievement?.earnedOn ? localDay(new Date(achievement.earnedOn)) === localDay() : false;
  if (!isToday && (before === 0 || before >= days)) return;
  toast.success(progressTexts.milestone(days), { description: progressTexts.milestoneText });
  sendMessage({ type: 'ACHIEVEMENT_UNLOCKED', name: progressTexts.milestone(days) });
}

/** The first visit of a day counts, also when the app was left open over midnight. */
export function useDailyVisit(): void {
  useEffect(() => {
    const visit = () => {
      if (document.visibilityState !== 'visible' || storedProgress.lastPlatformVisit.get() === localDay()) return;
      recordVisit().catch((error: unknown) => {
        // A session that has ended is told by the guard.
        const hasEnded = error instanceof ApiError && error.status === 401;
        if (!hasEnded) logError('The visit was not recorded', error);
      });
    };
    visit();
    document.addEventListener('visibilitychange', visit);
    window.addEventListener('online', visit);
    return () => {
      document.removeEventListener('visibilitychange', visit);
      window.removeEventListener('online', visit);
    };
  }, []);
}
