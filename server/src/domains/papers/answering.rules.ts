import type { Judge } from '@akada/answers';
import type { PaperQuestion } from '@akada/contract';
import { typedOf } from './typed-key.rules.ts';

interface Given {
  option_id: string | null;
  typed_answer?: string | undefined;
  mark: 'right' | 'wrong' | 'unsure' | null;
}

/** Whether what was typed has the value of the key; null for what could not be read, which costs nothing. */
export function judgedTyped(typed: NonNullable<PaperQuestion['typed']>, answer: string, judge: Judge): boolean | null {
  // Whoever looked at the answer did not know it.
  if (answer.trim() === '') return false;
  const { is } = judge(typed, answer);
  return is === 'unread' ? null : is === 'right';
}

/**
 * Whether an answer was right: by the identity of the option where one is the key, by its value where it was typed, by the
 * learner's own word where there is neither; null where nobody can tell, and then nothing is counted.
 */
export function judged(
  question: PaperQuestion,
  { option_id, typed_answer, mark }: Given,
  judge: Judge,
): boolean | null {
  const { key } = question;
  if (key !== null) return option_id === null ? null : option_id === key;
  const typed = typed_answer === undefined ? undefined : typedOf(question, judge);
  if (typed && typed_answer !== undefined) return judgedTyped(typed, typed_answer, judge);
  if (mark === null || mark === 'unsure') return null;
  return mark === 'right';
}
