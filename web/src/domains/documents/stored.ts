import { jsonEntry, listEntry, local, session } from '../../lib/storage/entry.ts';
import { isRecord } from '../../lib/storage/shapes.ts';

export const storedDocuments = {
  quizHistory: listEntry('account', local, 'quizHistory', isRecord),
  studyHistory: listEntry('account', local, 'studyHistory', isRecord),
  /** The conversation of the page in this tab: messages, the chosen document, work under way. */
  documentChat: jsonEntry('account', session, 'documentChat', isRecord),
};
