import type { PaperQuestion } from '@akada/contract';

interface Given {
  option_id: string | null;
  mark: 'right' | 'wrong' | 'unsure' | null;
}

/**
 * Whether an answer was right: by the identity of the option where one is the key, by the learner's own word where there
 * is none; null where nobody can tell, and then nothing is counted.
 */
export function judged({ key }: Pick<PaperQuestion, 'key'>, { option_id, mark }: Given): boolean | null {
  if (key !== null) return option_id === null ? null : option_id === key;
  if (mark === null || mark === 'unsure') return null;
  return mark === 'right';
}
