import type { ProgressOverview } from '@akada/contract/client';
import { localDay } from '../../lib/local-day.ts';
import { storedStudyTime } from '../../lib/storage/study-time.ts';
import { storedProgress } from './stored.ts';

/** What is shown before anything is known: the length of a plan, its quizzes, and hours a week. */
const DEFAULT_DAYS = 30;
const DEFAULT_QUIZZES = 5;
const DEFAULT_GOAL_HOURS = 5;

/** Noughts, but for what this browser itself has counted: for who cannot reach the server and has nothing kept here. */
export function offlineOverview(): ProgressOverview {
  const isToday = storedStudyTime.lastStudyDate.get() === localDay();
  const current = storedStudyTime.currentStreak.get();
  return {
    today_study_time_seconds: isToday ? storedStudyTime.todayStudyTimeSeconds.get() : 0,
    total_study_time_seconds: storedStudyTime.totalStudyTimeSeconds.get(),
    weekly_study_time_seconds: 0,
    current_streak: current,
    total_assessments: 0,
    completed_assessments: 0,
    average_score: 0,
    score_improvement: 0,
    score_trend: [],
    total_achievements: 0,
    earned_achievements: 0,
    next_achievement: null,
    learning_sprints: [],
    recent_activities: [],
    study_heatmap: {},
    overall_progress: {
      completed_days: 0,
      total_days: DEFAULT_DAYS,
      percentage: 0,
      weekly_time_goal: DEFAULT_GOAL_HOURS,
      time_spent_this_week: 0,
      time_percent_completed: 0,
      completed_assessments: 0,
      total_assessments: 0,
      avg_score: 0,
      completed_quizzes: 0,
      total_quizzes: DEFAULT_QUIZZES,
      average_quiz_score: 0,
      next_quiz_title: null,
      next_quiz_id: null,
      next_quiz_path: null,
      deadlines: [],
    },
    streak: {
      current,
      longest: current,
      current_streak: current,
      longest_streak: current,
      days_away: 0,
      daily_status: Array(7).fill(-1),
    },
  };
}

/** Keeps what the server answered, with the moment. */
export function keepOverview(overview: ProgressOverview): void {
  storedProgress.progressData.set({ ...overview, savedAt: new Date().toISOString() });
}

/** What was kept the last time; null where there is nothing, or nothing that can be read. */
export function keptOverview(): { overview: ProgressOverview; savedAt: string } | null {
  const kept = storedProgress.progressData.get() as (Partial<ProgressOverview> & { savedAt?: unknown }) | null;
  if (!kept || typeof kept.savedAt !== 'string') return null;
  const { savedAt, ...figures } = kept;
  const nothing = offlineOverview();
  // What an older page kept may lack a figure of today's.
  const overview = {
    ...nothing,
    ...figures,
    overall_progress: { ...nothing.overall_progress, ...figures.overall_progress },
    streak: { ...nothing.streak, ...figures.streak },
  };
  return { overview, savedAt };
}
