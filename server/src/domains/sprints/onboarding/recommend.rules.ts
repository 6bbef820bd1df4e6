import type { Course } from '@akada/contract';

/** Which courses to begin with, and what a sprint about one says of itself. */

export type OutlinedCourse = Course & { topics: string[]; outcomes: string[] };
export type Reason = 'taking' | 'required' | 'common';

export interface Recommended {
  course: OutlinedCourse;
  reason: Reason;
}

export interface Draft {
  title: string;
  description: string;
  content_preview: string;
  course_code: string;
  standard: Course['standard'];
}

const mostCourses = 12;
const mostDrafts = 4;
const topicsShown = 5;

/** What the learner takes, then what is missing; what nearly everyone takes only where neither is known. */
export function recommendCourses(
  taking: OutlinedCourse[],
  missing: OutlinedCourse[],
  common: OutlinedCourse[],
): Recommended[] {
  const candidates: Recommended[] = [
    ...taking.map((course) => ({ course, reason: 'taking' as const })),
    ...missing.map((course) => ({ course, reason: 'required' as const })),
  ];
  const chosen = candidates.length > 0 ? candidates : common.map((course) => ({ course, reason: 'common' as const }));
  const seen = new Set<string>();
  return chosen.filter(({ course }) => !seen.has(course.code) && seen.add(course.code)).slice(0, mostCourses);
}

const reasons: Record<Reason, string> = {
  taking: 'You’re taking this course.',
  required: 'Expected at your level, but not on your list yet.',
  common: 'Nearly every student at your level takes this course.',
};

function previewOf({ topics, outcomes }: OutlinedCourse): string {
  const phrases = topics.length > 0 ? topics : outcomes;
  if (phrases.length === 0) return 'We don’t have its topics yet.';
  const rest = phrases.length - topicsShown;
  const list = phrases.slice(0, topicsShown).join(' · ');
  const shown = list.charAt(0).toUpperCase() + list.slice(1);
  return rest > 0 ? `${shown} · and ${rest} more` : shown;
}

/** What is taught comes before what has an outline, and that before what has a title only. */
const rankOf = ({ course }: Recommended) => (course.lessons_ready ? 0 : course.topics.length > 0 ? 1 : 2);

/** Why a course is recommended, by the answers as they are now, and what a sprint about it follows. */
export function describe({
  course,
  reason,
}: {
  course: Pick<Course, 'standard' | 'units'>;
  reason: Reason | null;
}): string {
  const units = `${course.units} ${course.units === 1 ? 'unit' : 'units'}`;
  const why = reason ? reasons[reason] : 'You started this sprint before your answers changed.';
  return `${why} Follows the ${course.standard} outline (${units}).`;
}

/** Sprints about the first of the recommended courses; those with lessons come first. */
export function toDrafts(recommended: Recommended[]): Draft[] {
  const ordered = recommended.toSorted((a, b) => rankOf(a) - rankOf(b));
  return ordered.slice(0, mostDrafts).map(({ course, reason }) => ({
    title: course.title,
    description: describe({ course, reason }),
    content_preview: previewOf(course),
    course_code: course.code,
    standard: course.standard,
  }));
}
