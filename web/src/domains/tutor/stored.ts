import { listEntry, local } from '../../lib/storage/entry.ts';
import { isRecord } from '../../lib/storage/shapes.ts';

export const storedAssistant = {
  /** What was last said to the tutor about a sprint. */
  chatHistory: (learningPathId: string) => listEntry('account', local, `chat_history_${learningPathId}`, isRecord),
};
