import { client } from '../../lib/client.ts';

/** Notes that a quiz is shared although some of its questions are drafts. */
export const shareDrafts = (id: string) => client.quizzes.shareDrafts({ params: { id } });
