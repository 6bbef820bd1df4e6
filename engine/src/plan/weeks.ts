import type { SectionPart } from '../answer/build-index.ts';
import { type PlanDay, type PlanWeek, STUDY_DAYS_PER_WEEK } from './types.ts';

/** What a third of the week's study asks of a review, a question to the minute; a longer one tires. */
const REVIEW = { share: 1 / 3, least: 6, most: 45 };

/** Five study days and a mixed review make a week; days are counted through the sprint. */
export function weeksOf(days: readonly PlanDay[], titleOf: (days: readonly PlanDay[]) => string): PlanWeek[] {
  const weeks: PlanWeek[] = [];
  let number = 0;
  const numbered = (day: PlanDay): PlanDay => {
    number++;
    return { ...day, number, dayRange: String(number) };
  };
  for (let from = 0; from < days.length; from += STUDY_DAYS_PER_WEEK) {
    const own = days.slice(from, from + STUDY_DAYS_PER_WEEK);
    const week = weeks.length + 1;
    weeks.push({ number: week, title: titleOf(own), days: [...own.map(numbered), numbered(reviewDay(week, own))] });
  }
  return weeks;
}

function reviewDay(week: number, days: readonly PlanDay[]): PlanDay {
  const parts: SectionPart[] = days.flatMap((day) => day.parts);
  const topics = days.flatMap((day) => day.topics ?? []);
  const studied = days.reduce((sum, day) => sum + day.minutes, 0);
  const longest = Math.max(REVIEW.least, ...days.map((day) => day.minutes));
  const asked = Math.max(REVIEW.least, Math.round(studied * REVIEW.share));
  return {
    number: 0,
    dayRange: '',
    kind: 'review',
    title: `Review of week ${week}`,
    objective: 'Recall the week’s main ideas without looking, then check yourself against the source.',
    parts,
    sectionIds: [...new Set(days.flatMap((day) => day.sectionIds))],
    ...(topics.length > 0 ? { topics } : {}),
    minutes: Math.min(REVIEW.most, longest, asked),
  };
}
