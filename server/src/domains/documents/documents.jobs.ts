import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Storage } from '../../ports/storage/port.ts';
import { createDocumentFiles } from './documents.files.ts';
import { isKeyInUse } from './documents.repo.ts';

/** Removes what lies in the storage under a key, unless a document has it. */
export const dropDocument: JobDefinition<{ key: string }> = {
  name: 'documents.drop',
  payload: z.object({ key: z.string() }),
};

export function documentsWork({ db, storage }: { db: Database; storage: Storage }): Work[] {
  const files = createDocumentFiles(storage);
  return [
    work(dropDocument, async ({ key }) => {
      if (!(await isKeyInUse(db.queries, key))) await files.delete(key);
    }),
  ];
}
