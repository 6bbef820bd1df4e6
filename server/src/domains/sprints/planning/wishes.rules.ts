import type { LearningStyle, NewPath } from '@akada/contract';

/** What a learner's wishes mean, in today's words and numbers. */

const levels = new Map<string, string>(
  Object.entries({
    beginner: 'undergraduate_beginner',
    intermediate: 'undergraduate_advanced',
    advanced: 'graduate',
  }),
);
const styles = new Map<string, string>(
  Object.entries({ master: 'visual', basics: 'reading_writing', specific: 'kinesthetic' }),
);
const knownStyles: Record<LearningStyle, true> = {
  visual: true,
  auditory: true,
  kinesthetic: true,
  reading_writing: true,
  balanced: true,
};

/** The form that was chosen; where none was, all of them in equal parts. */
export const styleOf = (style: string): LearningStyle =>
  Object.hasOwn(knownStyles, style) ? (style as LearningStyle) : 'balanced';

const weeksByHours = new Map<string, number>(Object.entries({ '1-2': 4, '3-5': 8, '5+': 12 }));
const minutesByHours = new Map<string, number>(Object.entries({ '1-2': 20, '3-5': 45, '5+': 60 }));
const defaultWeeks = 4;
const defaultMinutes = 30;

export interface Wishes {
  topic: string;
  education_level: string;
  learning_style: string;
  dedication: string;
  reminder: string;
  goals: string;
  max_weeks: number;
  minutes_per_day: number;
  exam_date: string | null;
}

/** Hours a week, from wherever they were given. */
function hoursOf({ dedication, duration_weeks }: NewPath): string {
  if (dedication) return dedication;
  if (typeof duration_weeks === 'string') return duration_weeks;
  return [...weeksByHours].find(([, weeks]) => weeks === duration_weeks)?.[0] ?? '';
}

export function toWishes(given: NewPath & { topic: string }): Wishes {
  const { duration_weeks, goals = '', learning_style = '', education_level = '' } = given;
  const hours = hoursOf(given);
  const weeks = typeof duration_weeks === 'number' ? duration_weeks : weeksByHours.get(duration_weeks || hours);
  return {
    topic: given.topic,
    education_level: levels.get(education_level) ?? education_level,
    learning_style: styles.get(learning_style) ?? styleOf(learning_style),
    dedication: hours,
    reminder: given.reminder ?? '',
    goals: Array.isArray(goals) ? goals.join('\n') : goals,
    max_weeks: weeks ?? defaultWeeks,
    minutes_per_day: given.minutes_per_day ?? minutesByHours.get(hours) ?? defaultMinutes,
    exam_date: given.exam_date ?? null,
  };
}
