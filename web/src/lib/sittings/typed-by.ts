import type { TypedKey } from '@akada/answers';
import { wishOf } from '@akada/answers/wish';
import type { SittingQuestion } from './sitting.ts';

/** What a question of one's own whose answer is typed wants, and what judges it. */
export const typedBy = (key: TypedKey | undefined): Pick<SittingQuestion, 'typed' | 'typedKey'> =>
  key ? { typed: wishOf(key), typedKey: key } : {};
