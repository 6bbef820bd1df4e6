interface OfCourse {
  standard: string | null;
  course_code: string | null;
  state: string;
}

export interface CourseKey {
  standard: string;
  code: string;
}

/** Which of the started sprints, newest first, is about a course; what failed is about nothing. */
export const findSprintOf = <Path extends OfCourse>(
  started: readonly Path[],
  { standard, code }: CourseKey,
): Path | undefined =>
  started.find((path) => path.standard === standard && path.course_code === code && path.state !== 'failed');
