/** When the letter about a week is due, and what it says. Pure. */

/** Before the lectures; who could not be reached in these hours hears of the next week. */
const [firstHour, lastHour] = [7, 11];

/** The Monday on whose morning it is, else null. */
export function mondayToTell({ day, hour }: { day: string; hour: number }): string | null {
  const isMonday = new Date(day).getUTCDay() === 1;
  return isMonday && hour >= firstHour && hour <= lastHour ? day : null;
}

/** A week of somebody's learning, and what comes next. */
export interface WeekOfLearning {
  minutes: number;
  /** On how many days of the week something was learnt. */
  daysStudied: number;
  /** The titles of the days that were finished, in the order of the week. */
  finished: readonly string[];
  quizScores: readonly number[];
  reviewed: number;
  reviewsDue: number;
  next: { sprintId: string; sprint: string; day: number; title: string } | null;
}

export interface Digest {
  heading: string;
  /** One sentence or two each. */
  paragraphs: string[];
  action: { label: string; path: string };
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
/** More titles than this are no news but a list. */
const mostTitles = 5;

function listed(titles: readonly string[]): string {
  const named = titles.slice(0, mostTitles).map((title) => `“${title}”`);
  const rest = titles.length - named.length;
  const parts = rest > 0 ? [...named, `${rest} more`] : named;
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

function lookBack({ minutes, daysStudied, finished, quizScores, reviewed }: WeekOfLearning): string[] {
  const done: string[] = [];
  if (daysStudied > 0) {
    const time = minutes > 0 ? `${counted(minutes, 'minute', 'minutes')} on ` : 'on ';
    done.push(`Last week you studied ${time}${counted(daysStudied, 'day', 'days')}.`);
  }
  if (finished.length > 0) done.push(`You finished ${listed(finished)}.`);
  if (quizScores.length > 0) {
    const average = Math.round(quizScores.reduce((sum, score) => sum + score, 0) / quizScores.length);
    const taken = counted(quizScores.length, 'quiz', 'quizzes');
    done.push(`You took ${taken} and scored ${average}%${quizScores.length === 1 ? '' : ' on average'}.`);
  }
  if (reviewed > 0) done.push(`You reviewed ${counted(reviewed, 'question', 'questions')}.`);
  return done;
}

/** Null where nothing was learnt and nothing waits. */
export function digestOf(week: WeekOfLearning): Digest | null {
  const { next, reviewsDue } = week;
  const done = lookBack(week);
  if (done.length === 0 && reviewsDue === 0 && !next) return null;
  const due = reviewsDue > 0 ? [`You have ${counted(reviewsDue, 'question', 'questions')} to review today.`] : [];
  const ahead = next ? [`Up next: day ${next.day} of ${next.sprint}, “${next.title}”.`] : [];
  const toReview = { label: 'Review now', path: '/reviews' };
  const toProgress = { label: 'See your progress', path: '/progress' };
  return {
    heading: done.length > 0 ? 'Your week with Akada' : 'A new week with Akada',
    paragraphs: [done.join(' '), [...due, ...ahead].join(' ')].filter(Boolean),
    action: next
      ? { label: `Open day ${next.day}`, path: `/sprint/${next.sprintId}` }
      : reviewsDue > 0
        ? toReview
        : toProgress,
  };
}
