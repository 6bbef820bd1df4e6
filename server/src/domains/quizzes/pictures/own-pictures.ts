import type { DraftQuestion, FieldFault } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { QuizPictures } from './pictures.ts';
import type { FindPicture } from './question-picture.rules.ts';

/**
 * The pictures of these questions, which have to be the owner's; one that is not is a fault of its question. `locOf` says
 * where a question of the list was sent.
 */
export async function findOwnPictures(
  pictures: QuizPictures,
  ownerId: string,
  questions: readonly (Pick<DraftQuestion, 'picture'> | undefined)[],
  locOf: (index: number) => FieldFault['loc'],
): Promise<FindPicture> {
  const named = questions.map((question) => question?.picture?.id);
  const find = await pictures.own(
    ownerId,
    named.filter((id) => id !== undefined),
  );
  const faults = named.flatMap((id, index) => {
    if (id === undefined || find(id)) return [];
    const msg = 'This picture isn’t here any more. Please add it again';
    return { loc: [...locOf(index), 'picture'], msg, type: 'unknown_picture' };
  });
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  return find;
}
