import { ApiError } from '@akada/contract/client';
import { useEffect } from 'react';
import { client } from '../../lib/client.ts';
import { localDay } from '../../lib/local-day.ts';
import { logError } from '../../lib/log.ts';
import { sendMessage } from '../../lib/messages.ts';
import { keepOfAccount, storage } from '../../lib/storage.ts';
import { progressTexts } from '../../texts/en/progress.ts';
import { toast } from '../../ui/toast.ts';

const MILESTONES = [7, 30, 100];

async function recordVisit(): Promise<void> {
  const { streak, is_first_today } = await client.progress.recordVisit();
  keepOfAccount(() => {
    storage.lastPlatformVisit.set(localDay());
    storage.currentStreak.set(streak.current);
  });
  sendMessage({ type: 'STREAK_UPDATED', streak: streak.current });
  if (!is_first_today || !MILESTONES.includes(streak.current)) return;
  const { awarded } = await client.achievements.trigger({
    body: { achievement_type: 'streak', value: streak.current },
  });
  if (!awarded) return;
  toast.success(progressTexts.milestone(streak.current), { description: progressTexts.milestoneText });
  sendMessage({ type: 'ACHIEVEMENT_UNLOCKED', name: progressTexts.milestone(streak.current) });
}

/** The first visit of a day counts, also when the app was left open over midnight. */
export function useDailyVisit(): void {
  useEffect(() => {
    const visit = () => {
      if (document.visibilityState !== 'visible' || storage.lastPlatformVisit.get() === localDay()) return;
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
