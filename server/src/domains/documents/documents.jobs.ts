import { z } from 'zod';
import { type JobDefinition, type Work, work } from '../../platform/queue.ts';
import type { Database } from '../../ports/db/port.ts';
import type { Storage } from '../../ports/storage/port.ts';
import { createDocumentFiles } from './documents.files.ts';
import { isKeyInUse } from './documents.repo.ts';
import { readDocuments } from './reading.jobs.ts';
import type { Reading } from './reading.ts';

/** Removes what lies in the storage under a key, unless a document has it. */
export const dropDocument: JobDefinition<{ key: string }> = {
  name: 'documents.drop',
  payload: z.object({ key: z.string() }),
};

interface WorkDeps {
  db: Database;
  storage: Storage;
  reading: Reading;
}

export function documentsWork({ db, storage, reading }: WorkDeps): Work[] {
  const files = createDocumentFiles(storage);
  return [
    work(dropDocument, async ({ key }) => {
      if (!(await isKeyInUse(db.queries, key))) await files.delete(key);
    }),
    work(readDocuments, (_, { signal }) => reading.readOn(signal)),
  ];
}
