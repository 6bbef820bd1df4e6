import type { Course, CurriculumAlignment, Standard } from '@akada/contract';

/** A learner's courses against what the standard asks for. */

export interface TypedCourse {
  /** As the learner wrote it, tidied. */
  typed: string;
  /** The course of the standard that it is, if any. */
  course: Course | null;
  /** Whose prefix it carries, if known. */
  university: string | null;
}

export interface AlignmentInput {
  standard: Standard;
  /** As the learner wrote it. */
  program: string;
  level: number;
  semester: 1 | 2 | null;
  /** The programme of the catalogue, if it is there. */
  programme: { name: string; courses: { course: Course; isCore: boolean }[] } | null;
  typed: TypedCourse[];
  credit: string;
}

const first = /\b(1|1st|first|one|i|harmattan|alpha)\b/i;
const second = /\b(2|2nd|second|two|ii|rain|omega)\b/i;

/** Universities name their semesters in many ways; what is not understood means both. */
export function parseSemester(text: string | null | undefined): 1 | 2 | null {
  if (!text) return null;
  if (first.test(text)) return 1;
  return second.test(text) ? 2 : null;
}

const pick = ({ code, title, units, semester }: Course) => ({ code, title, units, semester });

const courses = (count: number) => (count === 1 ? '1 course' : `${count} courses`);
const areOrIs = (count: number) => (count === 1 ? 'is' : 'are');

function describePlace({ level, semester }: AlignmentInput): string {
  const part = semester === null ? '' : semester === 1 ? ', first semester' : ', second semester';
  return `${level} level${part}`;
}

function summarise(input: AlignmentInput, alignment: Omit<CurriculumAlignment, 'summary' | 'credit'>): string {
  const { standard, typed } = input;
  const { program, coverage, required, taking, missing, local } = alignment;
  const sentences: string[] = [];
  if (coverage === 'programme') {
    const units = required.reduce((sum, course) => sum + course.units, 0);
    const asked = required.length === 0 ? 'no courses' : `${courses(required.length)} (${units} units)`;
    sentences.push(`${standard} asks for ${asked} in ${program}, ${describePlace(input)}.`);
    const taken = required.length - missing.length;
    if (required.length > 0 && typed.length === 0) sentences.push('You haven’t listed your courses yet.');
    else if (required.length > 0 && missing.length === 0) sentences.push('You’re taking all of them.');
    else if (required.length > 0)
      sentences.push(`You’re taking ${taken} of them; ${missing.length} ${areOrIs(missing.length)} not on your list.`);
  } else if (program === '') {
    sentences.push(`Add your program to see what ${standard} asks for.`);
    if (taking.length > 0) sentences.push(`We do know ${courses(taking.length)} of yours.`);
  } else {
    const what = coverage === 'level_unknown' ? `the ${input.level} level of ${program}` : program;
    sentences.push(`We don’t have the ${standard} course list for ${what} yet.`);
    if (taking.length > 0) sentences.push(`We do know ${courses(taking.length)} of yours.`);
  }
  if (local.length > 0) {
    sentences.push(`${courses(local.length)} on your list ${areOrIs(local.length)} your university’s own.`);
  }
  return sentences.join(' ');
}

/** Which courses the standard asks for, which the learner takes, which are missing and which are local. */
export function alignCourses(input: AlignmentInput): CurriculumAlignment {
  const { standard, programme, level, semester, typed, credit } = input;
  const ofLevel = (programme?.courses ?? []).filter(({ course }) => course.level === level);
  const required = ofLevel
    .filter(({ course, isCore }) => isCore && (semester === null || course.semester === semester))
    .map(({ course }) => pick(course));
  const requiredCodes = new Set(required.map(({ code }) => code));

  const taken = new Map<string, TypedCourse & { course: Course }>();
  for (const entry of typed) {
    if (entry.course && !taken.has(entry.course.code)) taken.set(entry.course.code, { ...entry, course: entry.course });
  }
  const alignment = {
    standard,
    program: programme?.name ?? input.program,
    level,
    semester,
    coverage: !programme ? 'programme_unknown' : ofLevel.length === 0 ? 'level_unknown' : 'programme',
    required,
    taking: [...taken.values()].map(({ course, typed: written }) => ({
      ...pick(course),
      is_required: requiredCodes.has(course.code),
      typed_as: written === course.code ? null : written,
    })),
    missing: required.filter(({ code }) => !taken.has(code)),
    local: typed.filter(({ course }) => !course).map(({ typed: code, university }) => ({ code, university })),
  } satisfies Omit<CurriculumAlignment, 'summary' | 'credit'>;
  return { ...alignment, summary: summarise(input, alignment), credit };
}
