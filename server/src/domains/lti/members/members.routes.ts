import type { Handlers } from '../../../platform/mount.ts';
import type { Members } from './members.ts';

export const membersRoutes = (members: Members): Handlers<'ltiMembers'> => ({
  courses: async ({ params, account }) => ({ courses: await members.courses(account.id, params.id) }),
  ask: ({ params, account }) => members.ask(account.id, params.id, params.courseId),
});
