import { jsonEntry, listEntry, local, numberEntry, session, textEntry } from '../../lib/storage/entry.ts';
import { isRecord } from '../../lib/storage/shapes.ts';

export const storedCards = {
  learningCards: listEntry('account', local, 'learningCards', isRecord),
  /** Answers about a new sprint that is not created yet. */
  sprintDraft: jsonEntry('account', session, 'sprintDraft', isRecord),
};

/** The sprints of an account, as far as other pages need to know. */
export const storedSprints = {
  selectedSprintId: textEntry('account', local, 'selectedSprintId'),
  sprintCount: numberEntry('account', local, 'sprint_count'),
};
