import { local, numberEntry, textEntry } from './entry.ts';

/** The sprints of an account, as far as pages beside them need to know. */
export const storedSprints = {
  selectedSprintId: textEntry('account', local, 'selectedSprintId'),
  sprintCount: numberEntry('account', local, 'sprint_count'),
};
