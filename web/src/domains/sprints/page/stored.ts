import { jsonEntry, local } from '../../../lib/storage/entry.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';

export const storedSprintPage = {
  /** Where the learner was in a sprint: the day, how far in its text, and what was shown. */
  sprintPlace: (sprintId: string) => jsonEntry('account', local, `sprint_place_${sprintId}`, isRecord),
  /** What was tapped in the checks of a sprint's lessons, by day and check. */
  checkAnswers: (sprintId: string) => jsonEntry('account', local, `check_answers_${sprintId}`, isRecord),
  /** The text of a day that is being changed and not saved yet. */
  dayDraft: (sprintId: string, day: number) => jsonEntry('account', local, `day_draft_${sprintId}_${day}`, isRecord),
};
