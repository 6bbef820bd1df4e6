import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import {
  type FindPicture,
  type KnownPicture,
  picturesIn,
  type StoredPicture,
} from '../pictures/question-picture.rules.ts';

/** The pictures of a quiz on its way from a laptop to the site. */

/** So much of a file is room for pictures; what is beyond stays on the laptop. */
const mostBytes = 8 * 1024 * 1024;

export const CarriedPicturesSchema = z
  .record(z.string().max(64), z.base64().max(2 * mostBytes))
  .refine((pictures) => Object.keys(pictures).length <= 500);
type CarriedPictures = z.output<typeof CarriedPicturesSchema>;

/** What the file holds of them, by their ids here; nothing where there are none. */
export async function packPictures(
  pictures: QuizPictures,
  questions: readonly { picture?: StoredPicture | undefined }[],
): Promise<{ pictures?: CarriedPictures }> {
  const packed: CarriedPictures = {};
  let room = mostBytes;
  for (const id of picturesIn(questions)) {
    const content = await pictures.read(id);
    if (!content || content.length > room) continue;
    room -= content.length;
    packed[id] = content.toString('base64');
  }
  return Object.keys(packed).length > 0 ? { pictures: packed } : {};
}

/** Keeps them here. A question is not refused for its picture, nor a result for its question. */
export async function takePictures(
  pictures: QuizPictures,
  ownerId: string,
  carried: CarriedPictures = {},
): Promise<FindPicture> {
  const here = new Map<string, KnownPicture>();
  for (const [id, content] of Object.entries(carried)) {
    try {
      here.set(id, await pictures.add(ownerId, Buffer.from(content, 'base64')));
    } catch (error) {
      // What could be drawn in a moment is no picture to go without for good: the whole file is brought again.
      if (!(error instanceof AppError) || error.code === 'busy') throw error;
    }
  }
  return (id) => here.get(id) ?? null;
}
