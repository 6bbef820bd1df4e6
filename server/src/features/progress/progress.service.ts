import type { ProgressOverview } from '@akada/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Account } from '../../platform/mount.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { weeklyGoalHours, weekWithoutStudy } from './progress.rules.ts';

export interface ProgressDeps {
  clock: Clock;
  auth: AuthService;
  achievements: AchievementsService;
}

export interface ProgressService {
  overview(account: Account): Promise<ProgressOverview>;
}

/** No sprint, quiz or study time can be recorded yet, so the true figures are noughts. */
export function createProgress({ clock, auth, achievements }: ProgressDeps): ProgressService {
  return {
    async overview(account) {
      const { timezone, created_at } = await auth.profile(account);
      const { stats } = await achievements.list(account.id);
      return {
        today_study_time_seconds: 0,
        total_study_time_seconds: 0,
        weekly_study_time_seconds: 0,
        current_streak: 0,
        total_assessments: 0,
        completed_assessments: 0,
        average_score: 0,
        score_improvement: 0,
        total_achievements: stats.total_available,
        earned_achievements: stats.total_earned,
        next_achievement: await achievements.next(account.id),
        learning_sprints: [],
        recent_activities: [],
        study_heatmap: {},
        overall_progress: {
          completed_days: 0,
          total_days: 0,
          percentage: 0,
          weekly_time_goal: weeklyGoalHours,
          time_spent_this_week: 0,
          time_percent_completed: 0,
          completed_quizzes: 0,
          total_quizzes: 0,
          average_quiz_score: 0,
          next_quiz_title: null,
          next_quiz_id: null,
          deadlines: [],
        },
        streak: {
          current: 0,
          longest: 0,
          current_streak: 0,
          longest_streak: 0,
          daily_status: weekWithoutStudy(timezone, clock.now(), new Date(created_at)),
        },
      };
    },
  };
}
