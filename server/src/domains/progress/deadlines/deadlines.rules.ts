import type { DueDate } from '@akada/contract';

/** What is due for a learner, and when. Pure. */

export interface Deadline {
  /** The same for as long as the thing is there, to whatever day it moves. */
  id: string;
  kind: DueDate['kind'];
  title: string;
  /** The learner's own day. */
  date: string;
  /** Of what ends by the clock; null for what takes the whole day. */
  at: Date | null;
  /** Null for what belongs to no sprint. */
  sprintId: string | null;
  path: string;
}

export interface DueSprint {
  id: string;
  title: string;
  examDate: string | null;
  startedAt: Date;
  days: readonly { week: number; isOutline: boolean; completedAt: Date | null }[];
}

export interface ClosingQuiz {
  id: string;
  title: string;
  closesAt: Date;
  /** Where the learner looks at it: the owner at their own quizzes, a taker at the link. */
  path: string;
}

export interface DueFacts {
  sprints: readonly DueSprint[];
  quizzes: readonly ClosingQuiz[];
  proEndsAt: Date | null;
}

/** How a learner's calendar reads a moment, and moves by days. */
export interface Calendar {
  dayOf(moment: Date): string;
  dayAfter(day: string, count: number): string;
}

/** The last day of a plan: its weeks, counted from the day it was started on. */
function planEndOf({ startedAt, days }: DueSprint, { dayOf, dayAfter }: Calendar): string | null {
  const isOver = days.every(({ isOutline, completedAt }) => isOutline || completedAt !== null);
  if (isOver) return null;
  const weeks = days.reduce((most, { week }) => Math.max(most, week), 1);
  return dayAfter(dayOf(startedAt), 7 * weeks - 1);
}

function ofSprint(sprint: DueSprint, calendar: Calendar): Deadline[] {
  const { id, title, examDate } = sprint;
  const about = { at: null, sprintId: id, path: `/sprint/${id}` };
  const exam: Deadline[] = examDate
    ? [{ ...about, id: `exam-${id}`, kind: 'exam', title: `Exam: ${title}`, date: examDate }]
    : [];
  const end = planEndOf(sprint, calendar);
  // After the exam nobody owes a day any more.
  if (end === null || (examDate && examDate <= end)) return exam;
  return [...exam, { ...about, id: `plan-${id}`, kind: 'plan_end', title: `Plan ends: ${title}`, date: end }];
}

const byTime = (a: Deadline, b: Deadline) =>
  a.date.localeCompare(b.date) || (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0) || a.id.localeCompare(b.id);

/** Everything that is still due, the nearest first; what is due today still is. */
export function deadlinesOf({ sprints, quizzes, proEndsAt }: DueFacts, calendar: Calendar, now: Date): Deadline[] {
  const today = calendar.dayOf(now);
  const moments: Deadline[] = quizzes.map(({ id, title, closesAt, path }) => ({
    id: `quiz-${id}`,
    kind: 'quiz_closes',
    title: `Quiz closes: ${title}`,
    date: calendar.dayOf(closesAt),
    at: closesAt,
    sprintId: null,
    path,
  }));
  if (proEndsAt) {
    const date = calendar.dayOf(proEndsAt);
    moments.push({
      id: 'pro',
      kind: 'pro_ends',
      title: 'Pro ends',
      date,
      at: proEndsAt,
      sprintId: null,
      path: '/billing',
    });
  }
  return [...sprints.flatMap((sprint) => ofSprint(sprint, calendar)), ...moments]
    .filter(({ date, at }) => (at ? at > now : date >= today))
    .sort(byTime);
}
