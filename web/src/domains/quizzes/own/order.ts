import type { ListedQuiz } from '@akada/contract/client';

const activity = ({ live }: ListedQuiz) => (live ? live.began + live.handed_in : 0);

/** The quiz that most students sit over now, if any, and the others: those under way first, then the newest. */
export function inOrder(quizzes: readonly ListedQuiz[]): { live: ListedQuiz | null; others: ListedQuiz[] } {
  const [first, ...rest] = quizzes.toSorted((a, b) => activity(b) - activity(a));
  if (!first) return { live: null, others: [] };
  return first.live ? { live: first, others: rest } : { live: null, others: [first, ...rest] };
}

/** Machine-made, and nobody has seen it yet: the next step is to go through its questions. */
export const isDraft = ({ asks_before_sharing, attempts }: ListedQuiz): boolean =>
  asks_before_sharing && attempts === 0;
