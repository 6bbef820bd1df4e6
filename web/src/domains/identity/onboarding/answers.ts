import type { AcademicProfile, Preferences } from '@akada/contract/client';

/** What the form holds. Everything but the last three is free text. */
export interface Answers {
  university: string;
  faculty: string;
  department: string;
  program: string;
  level: string;
  semester: string;
  courses: string[];
  /** Course codes typed but not added yet. */
  courseDraft: string;
  style: AcademicProfile['preferred_learning_style'];
  habit: NonNullable<Preferences['studyHabit']>;
  standard: AcademicProfile['preferred_standard'];
  /** The steps that were put off, by their numbers. */
  later: string[];
}

export const blankAnswers: Answers = {
  university: '',
  faculty: '',
  department: '',
  program: '',
  level: '',
  semester: '',
  courses: [],
  courseDraft: '',
  style: 'mixed',
  habit: '',
  standard: 'CCMAS',
  later: [],
};

/** The four steps of the form; 0 is the welcome before it, and 5 the plan after it. */
export type Place = 0 | 1 | 2 | 3 | 4 | 5;
export const WELCOME = 0;
export const FIRST_STEP = 1;
export const LAST_STEP = 4;
export const PLAN = 5;

const isFilled = (text: string) => text.trim() !== '';

/** Whether a step may be left forwards. */
export function isStepComplete(step: Place, answers: Answers): boolean {
  if (step === 1) return isFilled(answers.university) && isFilled(answers.faculty);
  if (step === 2) return isFilled(answers.department) && isFilled(answers.program);
  return step !== 3 || isFilled(answers.level);
}

/** The step to be on: the wanted one, or the first before it that is neither complete nor put off. */
export function reachableStep(wanted: Place, answers: Answers): Place {
  const isLeft = (step: Place) => isStepComplete(step, answers) || answers.later.includes(String(step));
  const open = ([1, 2, 3] as const).find((step) => step < wanted && !isLeft(step));
  return open ?? wanted;
}

/** Whether a level was written that is none; one that was not written is told later. */
export const isLevelAtFault = (text: string): boolean => isFilled(text) && parseLevel(text) === null;

/** The first run of digits; 0 counts as 100. null where there is none. */
export function parseLevel(text: string): number | null {
  const digits = /\d+/.exec(text)?.[0];
  // "2024/2025" is a session, no level.
  if (digits === undefined || digits.length > 3) return null;
  return Number(digits) || 100;
}

const sameCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '') || code;

/** Adds comma-separated codes: each is trimmed, empty ones and those already there are dropped. */
export function addCourses(courses: readonly string[], text: string): string[] {
  const known = new Set(courses.map(sameCode));
  const added = text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '' && !known.has(sameCode(code)) && known.add(sameCode(code)));
  return [...courses, ...added];
}

/** What is sent, or null where the level has no number. The study habit stays with the preferences. */
export function toProfile(answers: Answers): AcademicProfile | null {
  if (isLevelAtFault(answers.level)) return null;
  const level = parseLevel(answers.level) ?? 0;
  return {
    university: answers.university.trim(),
    faculty: answers.faculty.trim(),
    department: answers.department.trim(),
    program: answers.program.trim(),
    level,
    semester: answers.semester.trim(),
    current_courses: addCourses(answers.courses, answers.courseDraft),
    preferred_learning_style: answers.style,
    preferred_standard: answers.standard,
  };
}

export function toPreferences(answers: Answers, place: Place): Preferences {
  const { university, faculty, department, program, level, semester, courses, style, habit, standard } = answers;
  return {
    university,
    faculty,
    department,
    program,
    level,
    semester,
    current_courses: courses,
    preferred_learning_style: style,
    preferred_standard: standard,
    studyHabit: habit,
    onboarding_step: place,
  };
}

export function fromPreferences(preferences: Preferences): Answers {
  return {
    ...blankAnswers,
    university: preferences.university ?? '',
    faculty: preferences.faculty ?? '',
    department: preferences.department ?? '',
    program: preferences.program ?? '',
    level: preferences.level ?? '',
    semester: preferences.semester ?? '',
    courses: preferences.current_courses ?? [],
    style: preferences.preferred_learning_style ?? blankAnswers.style,
    habit: preferences.studyHabit ?? blankAnswers.habit,
    standard: preferences.preferred_standard ?? blankAnswers.standard,
  };
}
