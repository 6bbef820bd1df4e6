import type { Course, NewPath } from '@akada/contract/client';
import { sprintsTexts } from '../../texts/en/sprints.ts';

const texts = sprintsTexts.wizard;

export type StartFrom = keyof typeof texts.levels;
export type LearningGoal = keyof typeof texts.styles;
export type Dedication = keyof typeof texts.hours;
export type Reminder = keyof typeof texts.reminders;

/** What the wizard asks; an empty text is not answered yet. */
export interface WizardAnswers {
  course: string;
  startFrom: StartFrom | '';
  learningGoal: LearningGoal | '';
  dedication: Dedication | '';
  reminder: Reminder | '';
}

export const blankAnswers: WizardAnswers = {
  course: '',
  startFrom: '',
  learningGoal: '',
  dedication: '',
  reminder: '',
};

export const LAST_STEP = 3;

/** Hours a week decide how long a sprint may be. */
export const weeksOf: Record<Dedication, number> = { '1-2': 4, '3-5': 8, '5+': 12 };
const DEFAULT_WEEKS = 4;

export const isComplete = (answers: WizardAnswers): boolean =>
  Object.values(answers).every((answer) => answer.trim() !== '');

/** How far one can be with these answers: nothing comes before the course. */
export const reachableStep = (step: number, { course }: WizardAnswers): number => (course.trim() === '' ? 1 : step);

export function toNewPath({ course, startFrom, learningGoal, dedication, reminder }: WizardAnswers): NewPath {
  return {
    topic: course.trim(),
    education_level: startFrom,
    learning_style: learningGoal,
    duration_weeks: dedication === '' ? DEFAULT_WEEKS : weeksOf[dedication],
    goals: [],
    dedication,
    reminder,
  };
}

const isOneOf = <Value extends string>(value: unknown, of: Record<Value, unknown>): value is Value =>
  typeof value === 'string' && Object.hasOwn(of, value);

/** Answers that a reload left behind. */
export function fromDraft(draft: Record<string, unknown> | null): WizardAnswers {
  const { course, startFrom, learningGoal, dedication, reminder } = draft ?? {};
  return {
    course: typeof course === 'string' ? course : '',
    startFrom: isOneOf(startFrom, texts.levels) ? startFrom : '',
    learningGoal: isOneOf(learningGoal, texts.styles) ? learningGoal : '',
    dedication: isOneOf(dedication, texts.hours) ? dedication : '',
    reminder: isOneOf(reminder, texts.reminders) ? reminder : '',
  };
}

/** "COS 101 — Introduction to Computing Sciences, CCMAS". */
export const nameOf = ({ code, title, standard }: Pick<Course, 'code' | 'title' | 'standard'>): string =>
  texts.courseName(code, title, standard);

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The course that was typed, by its code in any spelling, its title or its full name; the first standard wins. */
export function recognise(typed: string, courses: readonly Course[]): Course | null {
  const wanted = fold(typed);
  if (wanted === '') return null;
  return (
    courses.find((course) => [course.code, course.title, nameOf(course)].some((name) => fold(name) === wanted)) ?? null
  );
}
