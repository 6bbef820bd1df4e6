import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { resultsView } from '../../quizzes/taking/submissions.view.ts';
import type { LtiCoursesTable, LtiQuizLaunchesTable, LtiTeachersTable } from './members.tables.ts';

export type CourseRow = Selectable<LtiCoursesTable>;
type TeacherRow = Selectable<LtiTeachersTable>;

const findCourse = (db: Queries, { platform_id, deployment_id, context_id }: CourseRow) =>
  db
    .selectFrom('lti_courses')
    .selectAll()
    .where('platform_id', '=', platform_id)
    .where('deployment_id', '=', deployment_id)
    .where('context_id', '=', context_id)
    .executeTakeFirst();

/**
 * The id of a course, with what a launch says of it. Written only where that is new: a hall comes in at once, and would
 * wait for one row otherwise.
 */
export async function keepCourse(db: Queries, said: CourseRow): Promise<string> {
  const known = await findCourse(db, said);
  if (!known) {
    await db
      .insertInto('lti_courses')
      .values(said)
      .onConflict((conflict) => conflict.columns(['platform_id', 'deployment_id', 'context_id']).doNothing())
      .execute();
    return (await findCourse(db, said))?.id ?? said.id;
  }
  const title = said.title || known.title;
  const members_url = said.members_url ?? known.members_url;
  if (title !== known.title || members_url !== known.members_url)
    await db.updateTable('lti_courses').set({ title, members_url }).where('id', '=', known.id).execute();
  return known.id;
}

/** Counts from the last launch on. */
export async function putTeacher(db: Queries, { user_id, launched_at, ...person }: TeacherRow): Promise<void> {
  const now = { user_id, launched_at };
  await db
    .insertInto('lti_teachers')
    .values({ ...person, ...now })
    .onConflict((conflict) => conflict.columns(['course_id', 'subject']).doUpdateSet(now))
    .execute();
}

export async function removeTeacher(db: Queries, courseId: string, subject: string): Promise<void> {
  await db.deleteFrom('lti_teachers').where('course_id', '=', courseId).where('subject', '=', subject).execute();
}

/** A person may be launched again and again: results count from the first time on, for whichever account they have now. */
export async function putQuizLaunch(db: Queries, row: Selectable<LtiQuizLaunchesTable>): Promise<void> {
  await db
    .insertInto('lti_quiz_launches')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'quiz_id', 'link_id', 'subject']).doUpdateSet({ user_id: row.user_id }),
    )
    .execute();
}

/** Courses that somebody teaches and that link to this quiz. */
export const listCourses = (db: Queries, userId: string, quizId: string): Promise<CourseRow[]> =>
  db
    .selectFrom('lti_courses')
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lti_teachers')
          .select('course_id')
          .whereRef('lti_teachers.course_id', '=', 'lti_courses.id')
          .where('lti_teachers.user_id', '=', userId),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lti_quiz_launches')
          .select('course_id')
          .whereRef('lti_quiz_launches.course_id', '=', 'lti_courses.id')
          .where('lti_quiz_launches.quiz_id', '=', quizId),
      ),
    )
    .orderBy('title')
    .orderBy('id')
    .execute();

/** Who somebody is for the platform where they teach this course. */
export async function listSubjects(db: Queries, userId: string, courseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lti_teachers')
    .select('subject')
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ subject }) => subject);
}

const launchesOf = (db: Queries, courseId: string, quizId: string) =>
  db.selectFrom('lti_quiz_launches').where('course_id', '=', courseId).where('lti_quiz_launches.quiz_id', '=', quizId);

export async function listLinks(db: Queries, courseId: string, quizId: string): Promise<string[]> {
  const rows = await launchesOf(db, courseId, quizId).select('link_id').distinct().execute();
  return rows.map(({ link_id }) => link_id);
}

/** Whose account has handed in since it was first launched there, as for the gradebook. */
export async function listWhoSat(db: Queries, courseId: string, quizId: string): Promise<Set<string>> {
  const rows = await launchesOf(db, courseId, quizId)
    .innerJoin(resultsView.as('result'), (join) =>
      join
        .onRef('result.user_id', '=', 'lti_quiz_launches.user_id')
        .onRef('result.quiz_id', '=', 'lti_quiz_launches.quiz_id')
        .onRef('result.submitted_at', '>=', 'lti_quiz_launches.launched_at'),
    )
    .select('lti_quiz_launches.subject')
    .distinct()
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

export async function deleteOldTeachers(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('lti_teachers').where('launched_at', '<', before).execute();
}
