import type { User } from '@akada/contract';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Pictures } from '../../../ports/pictures/port.ts';
import type { Storage, StoredFile } from '../../../ports/storage/port.ts';
import { toUser } from '../auth/auth.service.ts';
import * as users from '../users/users.service.ts';
import { avatarFile, dropAvatar } from './account.jobs.ts';
import { toSquarePicture } from './square-picture.ts';

export interface AvatarsDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  pictures: Pictures;
}

export interface Avatars {
  set(userId: string, picture: Buffer): Promise<User>;
  remove(userId: string): Promise<User>;
  /** Null for a picture that nobody has any more, also while its file is still there. */
  find(key: string): Promise<StoredFile | null>;
}

/** Long enough for any upload to be finished. */
const uploadMs = 10 * 60_000;

export function createAvatars({ db, clock, queue, storage, pictures }: AvatarsDeps): Avatars {
  const replace = (userId: string, key: string | null) =>
    db.queries.transaction().execute(async (trx) => {
      const before = await users.replaceAvatarKey(trx, userId, key);
      if (before) await queue.enqueue(dropAvatar, { key: before }, { within: trx });
      return toUser(await users.getUser(trx, userId));
    });

  return {
    async set(userId, picture) {
      const square = await toSquarePicture(pictures, picture, userId);
      const key = newId();
      // Should the server die between the file and the row, nobody's file does not stay.
      await queue.enqueue(dropAvatar, { key }, { startAfter: new Date(clock.now().getTime() + uploadMs) });
      await storage.put(avatarFile(key), square);
      return replace(userId, key);
    },

    remove: (userId) => replace(userId, null),

    async find(key) {
      return (await users.isAvatarInUse(db.queries, key)) ? storage.find(avatarFile(key)) : null;
    },
  };
}
