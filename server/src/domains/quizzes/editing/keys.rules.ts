import { faultOfKey, type Judge, type KeyFault } from '@akada/answers';
import type { DraftQuestion, FieldFault } from '@akada/contract';

/** What is wrong with the key of a typed question, in words for its writer. */
const messages: Record<KeyFault, string> = {
  key: 'We can’t read this answer. Write it the way a student would type it',
  tolerance: 'Write how far off an answer may be as 1 % or ±0.5',
  domain: 'Write where it has to hold as x > 0 or 0 < x < pi',
  form: 'The answer itself isn’t in this form',
};

type Written = Pick<DraftQuestion, 'typed'>;

/** The note of a key that cannot be meant so, with what to say about it; null where there is none. */
export function faultInKey({ typed }: Written, judge?: Judge): { note: KeyFault; message: string } | null {
  const note = typed && faultOfKey(typed, judge);
  return note ? { note, message: messages[note] } : null;
}

/** The same for a list, as faults of fields; `loc` says where a question of the list was sent. */
export function faultsInKeys(
  questions: readonly (Written | undefined)[],
  loc: (index: number) => FieldFault['loc'],
  judge: Judge,
): FieldFault[] {
  return questions.flatMap((question, index) => {
    const fault = question && faultInKey(question, judge);
    return fault ? { loc: [...loc(index), 'typed', fault.note], msg: fault.message, type: 'typed_key' } : [];
  });
}
