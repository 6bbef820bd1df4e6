import { jsonEntry, listEntry, local, session } from '../../lib/storage/entry.ts';
import { isRecord } from '../../lib/storage/shapes.ts';

export const storedCards = {
  learningCards: listEntry('account', local, 'learningCards', isRecord),
  /** Answers about a new sprint that is not created yet. */
  sprintDraft: jsonEntry('account', session, 'sprintDraft', isRecord),
};
