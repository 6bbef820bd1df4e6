import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';

export const quizCoursesQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['lti', 'courses', quizId],
    queryFn: async ({ signal }) => (await client.ltiMembers.courses({ params: { id: quizId } }, { signal })).courses,
  });

/** Never kept: neither here nor on the server. */
export const askCourse = (quizId: string, courseId: string) =>
  client.ltiMembers.ask({ params: { id: quizId, courseId } });
