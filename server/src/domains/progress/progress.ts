import type { DonutTracker, OverallProgress, ProgressOverview, StreakFigures } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { AchievementsService } from '../learning/achievements/achievements.service.ts';
import {
  type DayOnRecord,
  dayIn,
  heatOf,
  type Learner,
  type LearningRecord,
  mondayOf,
  streakOf,
  weekOf,
} from '../learning/learning.service.ts';
import type { SprintFactsService } from '../sprints/sprint-facts.service.ts';
import { recentActivities } from './activities.rules.ts';
import { type DeadlinesService, toDue } from './deadlines/deadlines.service.ts';
import {
  average,
  donutOf,
  improvement,
  overallOf,
  type QuizTaken,
  type Sprint,
  share,
  trendOf,
} from './progress.rules.ts';

export interface ProgressDeps {
  learning: LearningRecord;
  sprints: SprintFactsService;
  achievements: AchievementsService;
  deadlines: DeadlinesService;
}

/** The figures that learners see. None is kept: each is worked out from the record when it is asked for. */
export interface ProgressService {
  overview(learner: Learner): Promise<ProgressOverview>;
  streak(learner: Learner): Promise<StreakFigures>;
  overall(learner: Learner, sprintId: string): Promise<OverallProgress>;
  donut(learner: Learner, sprintId: string): Promise<DonutTracker>;
  studyTime(learner: Learner): Promise<{ today: number; total: number; lastDay: string | null }>;
}

const shownKinds = ['day_completed', 'sprint_completed', 'quiz_taken', 'review_done', 'document_uploaded'] as const;
const heatmapWeeks = 53;

export function createProgress({ learning, sprints, achievements, deadlines }: ProgressDeps): ProgressService {
  async function readQuizzes(learner: Learner, sprintId?: string): Promise<QuizTaken[]> {
    const quizzes = await learning.quizzes(learner.id);
    return sprintId === undefined ? quizzes : quizzes.filter((quiz) => quiz.sprintId === sprintId);
  }

  async function getSprint(learner: Learner, id: string): Promise<Sprint> {
    const sprint = (await sprints.list(learner.id)).find((one) => one.id === id);
    if (!sprint) throw new AppError('sprint_not_found');
    return sprint;
  }

  function figuresOf(days: readonly DayOnRecord[], today: string) {
    const since = (day: string) => days.filter((one) => one.day >= day).reduce((sum, one) => sum + one.seconds, 0);
    return { today: since(today), week: since(mondayOf(today)), total: since('') };
  }

  function streakFigures({ timezone, createdAt }: Learner, days: readonly DayOnRecord[], today: string): StreakFigures {
    const used = days.map(({ day }) => day);
    const { current, longest } = streakOf(used, today);
    const daily_status = weekOf(used, today, dayIn(timezone, createdAt));
    return { current, longest, current_streak: current, longest_streak: longest, daily_status };
  }

  return {
    async overview(learner) {
      const today = await learning.today(learner.id);
      const days = await learning.days(learner.id);
      const facts = await sprints.list(learner.id);
      const quizzes = await readQuizzes(learner);
      const earned = await achievements.standing(learner.id, { days, quizzes });
      const events = await learning.events(learner.id, shownKinds, 10);
      const seconds = figuresOf(days, today);
      const streak = streakFigures(learner, days, today);
      const due = (await deadlines.list(learner)).map(toDue);
      const overall = overallOf(facts, quizzes, { weekSeconds: seconds.week, deadlines: due });
      const oldest = new Date(Date.parse(today) - heatmapWeeks * 7 * 86_400_000).toISOString().slice(0, 10);
      return {
        today_study_time_seconds: seconds.today,
        total_study_time_seconds: seconds.total,
        weekly_study_time_seconds: seconds.week,
        current_streak: streak.current,
        total_assessments: overall.total_assessments,
        completed_assessments: overall.completed_assessments,
        average_score: average(quizzes.map(({ score }) => score)),
        score_improvement: improvement(quizzes),
        score_trend: trendOf(quizzes),
        total_achievements: earned.stats.total_available,
        earned_achievements: earned.stats.total_earned,
        next_achievement: earned.next,
        learning_sprints: facts.map((sprint) => progressOf(sprint, quizzes)),
        recent_activities: recentActivities(events, days, earned.achievements, facts),
        study_heatmap: Object.fromEntries(
          days.flatMap(({ day, seconds: studied }) =>
            studied > 0 && day >= oldest ? [[day, heatOf(studied)] as const] : [],
          ),
        ),
        overall_progress: overall,
        streak,
      };
    },

    async streak(learner) {
      return streakFigures(learner, await learning.days(learner.id), await learning.today(learner.id));
    },

    async overall(learner, sprintId) {
      const sprint = await getSprint(learner, sprintId);
      const today = await learning.today(learner.id);
      const { week } = figuresOf(await learning.days(learner.id), today);
      // What belongs to no sprint is due whichever one is looked at.
      const due = (await deadlines.list(learner)).filter((one) => one.sprintId === null || one.sprintId === sprintId);
      const quizzes = await readQuizzes(learner, sprintId);
      return overallOf([sprint], quizzes, { weekSeconds: week, deadlines: due.map(toDue) });
    },

    donut: async (learner, sprintId) => donutOf(await getSprint(learner, sprintId)),

    async studyTime(learner) {
      const days = await learning.days(learner.id);
      const { today, total } = figuresOf(days, await learning.today(learner.id));
      return { today, total, lastDay: days.findLast(({ seconds }) => seconds > 0)?.day ?? null };
    },
  };
}

function progressOf({ id, title, days }: Sprint, quizzes: readonly QuizTaken[]) {
  const completed = days.filter(({ completedAt }) => completedAt !== null).length;
  const ids = new Set(days.map((day) => day.id));
  const best = quizzes
    .filter(({ dayId }) => dayId !== undefined && ids.has(dayId))
    .reduce<QuizTaken | null>((top, one) => (top === null || one.score > top.score ? one : top), null);
  return {
    id,
    title,
    progress: share(completed, days.length),
    current_day: days.find(({ completedAt }) => completedAt === null)?.day ?? days.length,
    total_days: days.length,
    completed_days: completed,
    quiz_data: best && { score: best.score, completion_date: best.at.toISOString() },
  };
}
