import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Storage } from '../../ports/storage/port.ts';
import { paperFile } from './papers.files.ts';
import { isKeyInUse } from './papers.repo.ts';

/** Removes a file, unless a paper has it. */
export const dropPaperFile: JobDefinition<{ key: string }> = {
  name: 'papers.drop',
  payload: z.object({ key: z.string() }),
};

export function papersWork({ db, storage }: { db: Database; storage: Storage }): Work[] {
  return [
    work(dropPaperFile, async ({ key }) => {
      if (!(await isKeyInUse(db.queries, key))) await storage.delete(paperFile(key));
    }),
  ];
}
