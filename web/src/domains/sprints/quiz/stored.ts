import { jsonEntry, session } from '../../../lib/storage/entry.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';

export const storedSprintQuiz = {
  /** The quiz of a day that is under way in this tab. */
  sprintQuiz: jsonEntry('account', session, 'sprintQuiz', isRecord),
};
