import type { Course, NewPath } from '@akada/contract/client';
import { sprintsTexts } from '../texts.ts';

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

export function toNewPath(answers: WizardAnswers, isCourse = true): NewPath {
  const { course, startFrom, learningGoal, dedication, reminder } = answers;
  return {
    topic: course.trim(),
    ...(isCourse ? {} : { is_course: false }),
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

const namedSo = (typed: string, courses: readonly Course[]): Course[] => {
  const wanted = fold(typed);
  if (wanted === '') return [];
  const namesOf = ({ code, title, standard }: Course) => [code, title].flatMap((name) => [name, `${name} ${standard}`]);
  return courses.filter((course) => [...namesOf(course), nameOf(course)].some((name) => fold(name) === wanted));
};

/** The standards share a code: where one title begins with the other, it is the same course. */
const isSame = (a: Course, b: Course) =>
  a.code === b.code && (fold(a.title).startsWith(fold(b.title)) || fold(b.title).startsWith(fold(a.title)));

/** The course that was typed, by its code in any spelling, its title or its full name; of the newer standard. */
export function recognise(typed: string, courses: readonly Course[]): Course | null {
  const found = namedSo(typed, courses);
  const first = found.find(({ standard }) => standard === 'CCMAS') ?? found[0];
  return first && found.every((course) => isSame(course, first)) ? first : null;
}

const MOST_CHOICES = 5;

/** What may be meant where no one course is sure: those of that very name, else those that come near. */
export function meantBy(typed: string, courses: readonly Course[]): Course[] {
  const named = namedSo(typed, courses);
  return (named.length > 0 ? named : courses).slice(0, MOST_CHOICES);
}

/** The questions of the wizard that have no answer yet, with their steps. */
export function missingAnswers(answers: WizardAnswers): { step: number; label: string }[] {
  const asked = [
    { step: 1, label: texts.course, answer: answers.course },
    { step: 2, label: texts.startFrom, answer: answers.startFrom },
    { step: LAST_STEP, label: texts.learningGoal, answer: answers.learningGoal },
    { step: LAST_STEP, label: texts.dedication, answer: answers.dedication },
    { step: LAST_STEP, label: texts.reminder, answer: answers.reminder },
  ];
  return asked.filter(({ answer }) => answer.trim() === '').map(({ step, label }) => ({ step, label }));
}
