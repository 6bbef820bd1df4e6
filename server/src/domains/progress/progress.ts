import type { DonutTracker, OverallProgress, ProgressOverview, StreakFigures } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { dayMs } from '../../platform/days.rules.ts';
import { type Database, gather } from '../../ports/db/port.ts';
import { type AchievementsService, achievementParts } from '../learning/achievements/achievements.service.ts';
import {
  type DayOnRecord,
  dayIn,
  daysAway,
  daysOf,
  eventsOf,
  heatOf,
  type Learner,
  mondayOf,
  quizzesOf,
  streakOf,
  weekOf,
} from '../learning/learning.service.ts';
import { type SprintFactsService, sprintFactsOf } from '../sprints/sprint-facts.service.ts';
import { recentActivities } from './activities.rules.ts';
import { type DeadlinesService, type DueValues, toDue } from './deadlines/deadlines.service.ts';
import {
  average,
  donutOf,
  improvement,
  overallOf,
  type QuizTaken,
  type Sprint,
  share,
  trendOf,
  wasTaken,
} from './progress.rules.ts';

export interface ProgressDeps {
  db: Database;
  clock: Clock;
  sprints: SprintFactsService;
  achievements: AchievementsService;
  deadlines: DeadlinesService;
}

/** The figures that learners see. None is kept: each is worked out from the record when it is asked for. */
export interface ProgressService {
  overview(learner: Learner): Promise<ProgressOverview>;
  streak(learner: Learner): Promise<StreakFigures>;
  /** The same from what was read already. */
  streakFrom(learner: Learner, days: readonly DayOnRecord[]): StreakFigures;
  overall(learner: Learner, sprintId: string): Promise<OverallProgress>;
  donut(learner: Learner, sprintId: string): Promise<DonutTracker>;
  studyTime(learner: Learner): Promise<{ today: number; total: number; lastDay: string | null }>;
}

const shownKinds = [
  'day_completed',
  'sprint_completed',
  'quiz_taken',
  'review_done',
  'outside_work',
  'document_uploaded',
] as const;
const heatmapWeeks = 53;

export function createProgress({ db, clock, sprints, achievements, deadlines }: ProgressDeps): ProgressService {
  /** One statement for everything that the overview is worked out from. */
  const readOverview = gather((values: DueValues) => ({
    sprints: sprintFactsOf(values.user),
    events: eventsOf(values.user, shownKinds, 10),
    ...achievementParts(values.user),
    due: deadlines.partOf(values),
  }));
  const readOverall = gather((values: DueValues) => ({
    sprints: sprintFactsOf(values.user),
    days: daysOf(values.user),
    quizzes: quizzesOf(values.user),
    due: deadlines.partOf(values),
  }));
  const readDays = gather(({ user }: { user: string }) => ({ days: daysOf(user) }));

  const todayOf = ({ timezone }: Learner) => dayIn(timezone, clock.now());

  function ofId(all: readonly Sprint[], id: string): Sprint {
    const sprint = all.find((one) => one.id === id);
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
    const days_away = daysAway(used, today);
    return { current, longest, current_streak: current, longest_streak: longest, days_away, daily_status };
  }

  return {
    async overview(learner) {
      const today = todayOf(learner);
      const read = await readOverview(db.queries, deadlines.valuesOf(learner.id));
      const { days, quizzes, events, sprints: facts } = read;
      const taken = quizzes.filter(wasTaken);
      const earned = achievements.standing(read);
      const seconds = figuresOf(days, today);
      const streak = streakFigures(learner, days, today);
      const due = deadlines.from(learner, { sprints: read.sprints, ...read.due }).map(toDue);
      const overall = overallOf(facts, quizzes, { weekSeconds: seconds.week, deadlines: due });
      const oldest = new Date(Date.parse(today) - heatmapWeeks * 7 * dayMs).toISOString().slice(0, 10);
      return {
        today_study_time_seconds: seconds.today,
        total_study_time_seconds: seconds.total,
        weekly_study_time_seconds: seconds.week,
        current_streak: streak.current,
        total_assessments: overall.total_assessments,
        completed_assessments: overall.completed_assessments,
        average_score: average(taken.map(({ score }) => score)),
        score_improvement: improvement(taken),
        score_trend: trendOf(taken),
        total_achievements: earned.stats.total_available,
        earned_achievements: earned.stats.total_earned,
        next_achievement: earned.next,
        learning_sprints: facts.map((sprint) => progressOf(sprint, quizzes)),
        recent_activities: recentActivities(events, days, earned.achievements, facts),
        study_heatmap: Object.fromEntries(
          // What was learnt without a minute counted, as reviews and answers from a file, is light.
          days.flatMap(({ day, seconds: counted, studied }) =>
            studied && day >= oldest ? [[day, heatOf(counted) || 1] as const] : [],
          ),
        ),
        overall_progress: overall,
        streak,
      };
    },

    streakFrom: (learner, days) => streakFigures(learner, days, todayOf(learner)),

    async streak(learner) {
      const { days } = await readDays(db.queries, { user: learner.id });
      return streakFigures(learner, days, todayOf(learner));
    },

    async overall(learner, sprintId) {
      const read = await readOverall(db.queries, deadlines.valuesOf(learner.id));
      const sprint = ofId(read.sprints, sprintId);
      const { week } = figuresOf(read.days, todayOf(learner));
      // What belongs to no sprint is due whichever one is looked at.
      const due = deadlines
        .from(learner, { sprints: read.sprints, ...read.due })
        .filter((one) => one.sprintId === null || one.sprintId === sprintId);
      const quizzes = read.quizzes.filter((quiz) => quiz.sprintId === sprintId);
      return overallOf([sprint], quizzes, { weekSeconds: week, deadlines: due.map(toDue) });
    },

    donut: async (learner, sprintId) => donutOf(ofId(await sprints.list(learner.id), sprintId)),

    async studyTime(learner) {
      const { days } = await readDays(db.queries, { user: learner.id });
      const { today, total } = figuresOf(days, todayOf(learner));
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
