import { sendDownload } from '../../../platform/download.ts';
import type { Handlers } from '../../../platform/mount.ts';
import type { Bringing } from './bringing.ts';
import type { Classrooms } from './classroom.ts';

export function classroomRoutes(classrooms: Classrooms, { bring }: Bringing): Handlers<'classroom'> {
  return {
    show: ({ account }) => classrooms.show(account.id),
    pair: ({ body, account }) => classrooms.pair(account.id, body),
    unpair: ({ params, account }) => classrooms.unpair(account.id, params.id),
    carry: async ({ params, account, reply }) => sendDownload(reply, await classrooms.carry(account.id, params.id)),
    bring: ({ body, account }) => bring(account.id, body),
  };
}
