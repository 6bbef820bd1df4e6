import { z } from 'zod';
import type { JobDefinition } from '../../platform/queue.ts';

/** A turn at reading the documents that wait for it: whichever is next, so that owners share the turns. */
export const readDocuments: JobDefinition<object> = {
  name: 'documents.read',
  payload: z.object({}),
};
