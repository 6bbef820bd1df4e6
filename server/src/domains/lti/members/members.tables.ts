import type { Timestamp } from '../../../ports/db/columns.ts';

/** A course of a platform. Its own id there counts inside one deployment only. */
export interface LtiCoursesTable {
  id: string;
  platform_id: string;
  deployment_id: string;
  context_id: string;
  title: string;
  /** Where the platform says who is in it; null where it has not offered that. */
  members_url: string | null;
}

/** Who came from a course as somebody who teaches it, the last time they came. */
export interface LtiTeachersTable {
  course_id: string;
  subject: string;
  user_id: string;
  launched_at: Timestamp;
}

/** Who opened a quiz by a link in a course, and since when their results count there. */
export interface LtiQuizLaunchesTable {
  course_id: string;
  /** May be gone since: then there are no results of it either. */
  quiz_id: string;
  link_id: string;
  subject: string;
  user_id: string;
  launched_at: Timestamp;
}

declare module '../../../ports/db/tables.ts' {
  interface Tables {
    lti_courses: LtiCoursesTable;
    lti_teachers: LtiTeachersTable;
    lti_quiz_launches: LtiQuizLaunchesTable;
  }
}
