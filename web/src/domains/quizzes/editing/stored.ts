import { jsonEntry, local } from '../../../lib/storage/entry.ts';
import { isRecord } from '../../../lib/storage/shapes.ts';

export const storedQuizEditor = {
  /** Changes to a quiz that are not saved yet. */
  quizDraft: (quizId: string) => jsonEntry('account', local, `quiz_draft_${quizId}`, isRecord),
};
