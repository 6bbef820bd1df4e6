import type { CourseStudents, QuizCourse } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { PublicAsk } from '../../../platform/public-ask.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { LaunchRow } from '../launch/launch.repo.ts';
import { TokenRefused } from '../platforms/access-tokens.ts';
import type { AskService } from '../platforms/ask-service.ts';
import * as platforms from '../platforms/platforms.repo.ts';
import { createFetchMembers } from './fetch-members.ts';
import * as repo from './members.repo.ts';
import { byName } from './read-members.ts';

export interface MembersDeps {
  db: Database;
  clock: Clock;
  log: Log;
  door: PublicAsk;
  askService: AskService;
  /** Its owner's; throws `not_found` for anybody else. */
  getOwnQuiz(ownerId: string, quizId: string): Promise<unknown>;
}

/** Who of a platform's course has not sat a quiz: asked of the platform each time, told, and forgotten. */
export interface Members {
  /** What an opened launch says of its course, and who came from it; in the transaction that opens it. */
  note(trx: Queries, launch: LaunchRow, userId: string): Promise<void>;
  courses(userId: string, quizId: string): Promise<QuizCourse[]>;
  ask(userId: string, quizId: string, courseId: string): Promise<CourseStudents>;
}

export function createMembers({ db, clock, log, door, askService, getOwnQuiz }: MembersDeps): Members {
  const fetchMembers = createFetchMembers({ door, clock, askService });

  async function getCourse(userId: string, quizId: string, courseId: string) {
    await getOwnQuiz(userId, quizId);
    const course = (await repo.listCourses(db.queries, userId, quizId)).find(({ id }) => id === courseId);
    const platform = course && (await platforms.find(db.queries, course.platform_id));
    if (!platform) throw new AppError('not_found');
    return { course, platform };
  }

  /** Of whoever can open the link; of the whole course where there are several links, or none of them is there any more. */
  async function fetchFor(quizId: string, course: repo.CourseRow, platform: platforms.PlatformRow) {
    if (course.members_url === null) throw new AppError('course_list_refused');
    const links = await repo.listLinks(db.queries, course.id, quizId);
    try {
      const linkId = links.length === 1 ? links[0] : undefined;
      return await fetchMembers({ platform, url: new URL(course.members_url), linkId });
    } catch (error) {
      // The lecturer is told one sentence; the operator reads why.
      log.warn({ why: error instanceof Error ? error.message : 'no list', platform: platform.id }, 'no course list');
      if (error instanceof AppError) throw error;
      throw new AppError(error instanceof TokenRefused ? 'course_list_refused' : 'course_list_away');
    }
  }

  return {
    async note(trx, { platform_id, subject, message }, userId) {
      const { context, deployment, isInstructor, membersUrl = null, linkId = null, quizId } = message;
      if (!context) return;
      const course_id = await repo.keepCourse(trx, {
        id: newId(),
        platform_id,
        deployment_id: deployment,
        context_id: context.id,
        title: context.title,
        members_url: membersUrl !== null && door.isOpenTo(new URL(membersUrl)) ? membersUrl : null,
      });
      const person = { course_id, subject, user_id: userId, launched_at: clock.now() };
      await (isInstructor ? repo.putTeacher(trx, person) : repo.removeTeacher(trx, course_id, subject));
      if (quizId !== null && linkId !== null)
        await repo.putQuizLaunch(trx, { ...person, quiz_id: quizId, link_id: linkId });
    },

    async courses(userId, quizId) {
      await getOwnQuiz(userId, quizId);
      const courses = await repo.listCourses(db.queries, userId, quizId);
      if (courses.length === 0) return [];
      const names = new Map((await platforms.list(db.queries)).map(({ id, name }) => [id, name]));
      return courses.map(({ id, title, platform_id }) => ({ id, title, platform: names.get(platform_id) ?? '' }));
    },

    async ask(userId, quizId, courseId) {
      const { course, platform } = await getCourse(userId, quizId, courseId);
      const { members, isCut } = await fetchFor(quizId, course, platform);
      // Whoever came as a teacher once may be one no more, and the platform says so here first.
      const own = new Set(await repo.listSubjects(db.queries, userId, courseId));
      const asking = members.filter(({ subject }) => own.has(subject));
      if (asking.length > 0 && !asking.some(({ isActive, isTeacher }) => isActive && isTeacher))
        throw new AppError('course_not_taught');
      const sat = await repo.listWhoSat(db.queries, courseId, quizId);
      const students = members
        .filter(({ isActive, isLearner }) => isActive && isLearner)
        .map(({ name, subject }) => ({ name, has_sat: sat.has(subject) }));
      return { students: students.sort(byName), is_cut: isCut };
    },
  };
}
