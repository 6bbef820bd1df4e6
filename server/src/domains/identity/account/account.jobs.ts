import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Storage } from '../../../ports/storage/port.ts';
import { isAvatarInUse } from '../users/users.service.ts';

/** Where a picture lies in the storage. */
export const avatarFile = (key: string) => `avatars/${key}.webp`;

/** Removes the file of a picture, unless somebody has it. */
export const dropAvatar: JobDefinition<{ key: string }> = {
  name: 'account.drop-avatar',
  payload: z.object({ key: z.string() }),
};

export function accountWork({ db, storage }: { db: Database; storage: Storage }): Work[] {
  return [
    work(dropAvatar, async ({ key }) => {
      if (!(await isAvatarInUse(db.queries, key))) await storage.delete(avatarFile(key));
    }),
  ];
}
