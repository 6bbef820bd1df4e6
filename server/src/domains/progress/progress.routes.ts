import type { Handlers } from '../../platform/mount.ts';
import type { MasteryService } from '../practice/mastery/mastery.service.ts';
import type { createHome } from './home.ts';
import type { ProgressService } from './progress.ts';
import type { RecordingService } from './recording.ts';

interface ProgressRoutes {
  home: ReturnType<typeof createHome>;
  progress: ProgressService;
  mastery: MasteryService;
  recording: RecordingService;
}

export function progressRoutes({ home, progress, mastery, recording }: ProgressRoutes): Handlers<'progress'> {
  return {
    home: ({ account }) => home(account),
    overview: async ({ account }) => progress.overview(account),
    streak: async ({ account }) => ({ streak: await progress.streak(account) }),
    // What a browser counted is heard and not believed.
    claimStreak: async ({ account }) => ({ streak: await progress.streak(account) }),
    recordVisit: async ({ account }) => recording.visit(account),
    studyTime: async ({ account, body }) => recording.studyTime(account, body),
    sync: async ({ account }) => {
      const { today, total, lastDay } = await progress.studyTime(account);
      const { current } = await progress.streak(account);
      return {
        study_time: { total_seconds: total, today_seconds: today, last_study_date: lastDay },
        streak: { current },
      };
    },
    overall: async ({ account, params }) => ({
      overall_progress: await progress.overall(account, params.sprintId),
    }),
    donutTracker: async ({ account, params }) => ({
      donut_tracker: await progress.donut(account, params.sprintId),
    }),
    mastery: async ({ account, params }) => ({
      mastery: await mastery.ofSprint(account, params.sprintId),
    }),
    courseMastery: async ({ account, params }) => ({
      mastery: await mastery.ofCourse(account, params.course),
    }),
    updateProgress: async ({ account, params, body }) => recording.update(account, params.sprintId, body),
  };
}
