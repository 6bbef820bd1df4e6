import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Queue } from '../../../platform/queue.ts';
import type { Database, Queries } from '../../../ports/db/port.ts';
import type { Pictures } from '../../../ports/pictures/port.ts';
import type { Storage, StoredFile } from '../../../ports/storage/port.ts';
import { asJpeg, drawForQuestion } from './draw-picture.ts';
import { dropQuizPicture, fileOfPicture } from './pictures.jobs.ts';
import * as repo from './pictures.repo.ts';
import type { FindPicture, KnownPicture } from './question-picture.rules.ts';

export interface QuizPictures {
  /** Keeps a picture for questions of this owner. */
  add(ownerId: string, picture: Buffer): Promise<KnownPicture>;
  /** The owner's own pictures among these. */
  own(ownerId: string, ids: readonly string[]): Promise<FindPicture>;
  /** Null for a picture that nobody may see any more, also while its file is still there. */
  find(id: string): Promise<StoredFile | null>;
  /** As it is kept, for files that a picture goes into; null where it is gone. */
  read(id: string): Promise<Buffer | null>;
  /** The same for programs that may not know how it is kept; `who` asks for it. */
  asJpeg(id: string, who: string): Promise<Buffer | null>;
  /** What goes with an account. */
  forget(trx: Queries, ownerId: string): Promise<void>;
}

interface PicturesDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  pictures: Pictures;
}

/** Some three thousand drawings. */
const mostBytes = 150 * 1024 * 1024;
/** Long enough for any upload to be finished. */
const uploadMs = 10 * 60_000;

export function createQuizPictures({ db, clock, queue, storage, pictures }: PicturesDeps): QuizPictures {
  async function read(id: string): Promise<Buffer | null> {
    const found = await storage.find(fileOfPicture(id));
    return found && buffer(found.stream);
  }

  return {
    async add(ownerId, picture) {
      const { content, width, height } = await drawForQuestion(pictures, picture, ownerId);
      if ((await repo.sumBytes(db.queries, ownerId)) + content.length > mostBytes) {
        throw new AppError('quiz_pictures_limit_reached');
      }
      const now = clock.now();
      const id = newId();
      // Should the server die between the file and the row, or the picture be there already, nobody's file does not stay.
      await queue.enqueue(dropQuizPicture, { id }, { startAfter: new Date(now.getTime() + uploadMs) });
      await storage.put(fileOfPicture(id), content);
      const digest = createHash('sha256').update(content).digest('base64url');
      const kept = { id, owner_id: ownerId, digest, bytes: content.length, width, height, brought_at: now };
      return repo.insert(db.queries, kept);
    },

    async own(ownerId, ids) {
      const rows = await repo.listSome(db.queries, ownerId, ids);
      const byId = new Map(rows.map(({ id, width, height }) => [id, { id, width, height }]));
      return (id) => byId.get(id) ?? null;
    },

    async find(id) {
      return (await repo.isShown(db.queries, id)) ? storage.find(fileOfPicture(id)) : null;
    },

    read,
    async asJpeg(id, who) {
      const kept = await read(id);
      return kept && asJpeg(pictures, kept, who);
    },

    async forget(trx, ownerId) {
      for (const { id } of await repo.listOwn(trx, ownerId))
        await queue.enqueue(dropQuizPicture, { id }, { within: trx });
    },
  };
}
