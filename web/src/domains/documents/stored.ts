import { jsonEntry, listEntry, local, session } from '../../lib/storage/entry.ts';
import { isRecord } from '../../lib/storage/shapes.ts';

const isUnderWay = (value: unknown): value is { taskId: string; name: string } =>
  isRecord(value) && typeof value.taskId === 'string' && typeof value.name === 'string';

export const storedDocuments = {
  /** The quiz that is being made of the file with this name, for who leaves its page and comes back. */
  quizUnderWay: jsonEntry('account', session, 'quizUnderWay', isUnderWay),
  quizHistory: listEntry('account', local, 'quizHistory', isRecord),
  studyHistory: listEntry('account', local, 'studyHistory', isRecord),
  /** The conversation of the page in this tab: messages, the chosen document, work under way. */
  documentChat: jsonEntry('account', session, 'documentChat', isRecord),
};
