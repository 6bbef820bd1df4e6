import { endpoints } from '../../http/endpoint.ts';
import type { membersOperations } from './schemas.ts';

export const membersEndpoints = endpoints<typeof membersOperations>()({
  courses: { method: 'GET', path: '/lti/quizzes/{id}/courses', access: 'account' },
  ask: { method: 'POST', path: '/lti/quizzes/{id}/courses/{courseId}/students', access: 'account' },
});
