import type { DonutTracker, OverallProgress } from '@akada/contract';

/** Hours a week, until a learner sets a goal. */
const weeklyGoalHours = 5;

interface Day {
  id: string;
  day: number;
  week: number;
  title: string;
  completedAt: Date | null;
}

export interface Sprint {
  id: string;
  title: string;
  days: readonly Day[];
}

/** A quiz that was taken about a day of a sprint. */
export interface QuizTaken {
  dayId: string | undefined;
  score: number;
  at: Date;
  /** How many questions the score is about, and how many of them were answered, where that is known. */
  marked?: number | undefined;
  answered?: number | undefined;
}

export const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

export const average = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);

/** What was left after less than half of it says nothing of what one knows: no average counts it. */
export const wasTaken = ({ marked = 0, answered = marked }: QuizTaken) => 2 * answered >= marked;

const leastSpreadMs = 10 * 60_000;
const leastSecondsADay = 60;

/** Whether a sprint was studied, and not only clicked through: its days took a while, or minutes were counted for them. */
export function wasStudied(completed: readonly Date[], studiedSeconds: number): boolean {
  const times = completed.map((at) => at.getTime());
  const spread = Math.max(...times) - Math.min(...times);
  return spread >= leastSpreadMs || studiedSeconds >= leastSecondsADay * completed.length;
}

/** The later half of the scores against the earlier, in points; the quizzes come newest first. */
export function improvement(quizzes: readonly QuizTaken[]): number {
  const half = Math.floor(quizzes.length / 2);
  if (half === 0) return 0;
  const scores = quizzes.map(({ score }) => score);
  return average(scores.slice(0, half)) - average(scores.slice(-half));
}

/** The newest twenty, the oldest of them first; the quizzes come newest first. */
export function trendOf(quizzes: readonly QuizTaken[]): { score: number; taken_at: string }[] {
  return quizzes
    .slice(0, 20)
    .map(({ score, at }) => ({ score, taken_at: at.toISOString() }))
    .reverse();
}

/** How far one sprint is, or several together. A day's quiz is due once the day is complete. */
export function overallOf(
  sprints: readonly Sprint[],
  quizzes: readonly QuizTaken[],
  { weekSeconds, deadlines }: { weekSeconds: number; deadlines: OverallProgress['deadlines'] },
): OverallProgress {
  const days = sprints.flatMap((sprint) => sprint.days.map((day) => ({ ...day, sprintId: sprint.id })));
  const completed = days.filter(({ completedAt }) => completedAt !== null);
  const quizzed = new Set(quizzes.map(({ dayId }) => dayId));
  const open = completed.filter(({ id }) => !quizzed.has(id));
  const next = open[0];
  const score = average(quizzes.filter(wasTaken).map((quiz) => quiz.score));
  const hours = weekSeconds / 3600;
  return {
    completed_days: completed.length,
    total_days: days.length,
    percentage: share(completed.length, days.length),
    weekly_time_goal: weeklyGoalHours,
    time_spent_this_week: Math.round(hours * 10) / 10,
    time_percent_completed: Math.min(100, share(hours, weeklyGoalHours)),
    completed_assessments: quizzed.size,
    total_assessments: quizzed.size + open.length,
    avg_score: score,
    completed_quizzes: quizzes.length,
    total_quizzes: quizzes.length + open.length,
    average_quiz_score: score,
    next_quiz_title: next?.title ?? null,
    next_quiz_id: next?.id ?? null,
    next_quiz_path: next ? `/assessments?sprint=${next.sprintId}&day=${next.day}` : null,
    deadlines,
  };
}

export function donutOf({ days }: Sprint): DonutTracker {
  const weeks = [...new Set(days.map(({ week }) => week))].sort((a, b) => a - b);
  const tally = (some: readonly Day[]) => ({
    completed: some.filter(({ completedAt }) => completedAt !== null).length,
    total: some.length,
  });
  return { ...tally(days), weeks: weeks.map((week) => ({ week, ...tally(days.filter((day) => day.week === week)) })) };
}
