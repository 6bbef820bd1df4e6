import type { Judge, TypedKey } from '@akada/answers';
import { sureKind } from '@akada/answers/sure-kind';
import type { PaperItem, PaperQuestion } from '@akada/contract';

/** Which answers of past papers can be typed and judged: only those whose kind is sure, unless their owner said it. */

type Asked = Pick<PaperQuestion, 'options' | 'answer' | 'answer_kind' | 'key_status'>;

/** A key that nobody but a model vouches for is compared by eye. */
const sureOf: readonly PaperQuestion['key_status'][] = ['printed', 'own', 'shared'];

/** What judges the answer to a question of a paper; undefined where its learner marks herself. */
export function typedOf(
  { options, answer, answer_kind = null, key_status }: Asked,
  judge: Judge,
): TypedKey | undefined {
  if (options.length > 0 || answer === null || answer_kind === 'own_words') return undefined;
  const key = answer.trim().replace(/\.$/, '');
  const kind = answer_kind ?? (sureOf.includes(key_status) ? sureKind(key) : null);
  if (!kind) return undefined;
  const typed: TypedKey = { kind, key };
  // Nobody could be right by a key that cannot be read itself.
  return judge(typed, key).is === 'right' ? typed : undefined;
}

/** An item as its owner is sent it. */
export function withTyped(item: PaperItem, judge: Judge): PaperItem {
  if (item.kind !== 'question') return item;
  const typed = typedOf(item, judge);
  return typed ? { ...item, typed } : item;
}
