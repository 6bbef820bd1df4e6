import type { Account, Handlers } from '../../platform/mount.ts';
import type { AuthService } from '../identity/auth/auth.service.ts';
import type { Learner } from '../learning/learning.service.ts';
import type { MasteryService } from '../practice/mastery/mastery.service.ts';
import type { ProgressService } from './progress.ts';
import type { RecordingService } from './recording.ts';

interface ProgressRoutes {
  auth: AuthService;
  progress: ProgressService;
  mastery: MasteryService;
  recording: RecordingService;
}

export function progressRoutes({ auth, progress, mastery, recording }: ProgressRoutes): Handlers<'progress'> {
  const learnerOf = async (account: Account): Promise<Learner> => {
    const { timezone, created_at } = await auth.profile(account);
    return { id: account.id, timezone, createdAt: new Date(created_at) };
  };

  return {
    overview: async ({ account }) => progress.overview(await learnerOf(account)),
    streak: async ({ account }) => ({ streak: await progress.streak(await learnerOf(account)) }),
    // What a browser counted is heard and not believed.
    claimStreak: async ({ account }) => ({ streak: await progress.streak(await learnerOf(account)) }),
    recordVisit: async ({ account }) => recording.visit(await learnerOf(account)),
    studyTime: async ({ account, body }) => recording.studyTime(await learnerOf(account), body),
    sync: async ({ account }) => {
      const learner = await learnerOf(account);
      const { today, total, lastDay } = await progress.studyTime(learner);
      const { current } = await progress.streak(learner);
      return {
        study_time: { total_seconds: total, today_seconds: today, last_study_date: lastDay },
        streak: { current },
      };
    },
    overall: async ({ account, params }) => ({
      overall_progress: await progress.overall(await learnerOf(account), params.sprintId),
    }),
    donutTracker: async ({ account, params }) => ({
      donut_tracker: await progress.donut(await learnerOf(account), params.sprintId),
    }),
    mastery: async ({ account, params }) => ({
      mastery: await mastery.ofSprint(await learnerOf(account), params.sprintId),
    }),
    courseMastery: async ({ account, params }) => ({
      mastery: await mastery.ofCourse(await learnerOf(account), params.course),
    }),
    updateProgress: async ({ account, params, body }) =>
      recording.update(await learnerOf(account), params.sprintId, body),
  };
}
