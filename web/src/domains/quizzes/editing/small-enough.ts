import { questionPictures } from '../../../lib/accepted-files.ts';
import type { Cut, Size } from '../../../lib/picture-canvas.ts';
import { drawPart, looksLikePicture } from '../../../lib/small-picture.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.picture;

/** What weighs less and is no larger than this is sent as it is: a drawing loses by being drawn again. */
const ENOUGH_BYTES = 300_000;
/** A little more than is kept, so that the server has enough to choose from. */
const LONGEST_SIDE = 1600;

/** Why a file cannot be the picture of a question, in words for who chose it. */
export class NoPicture extends Error {
  override name = 'NoPicture';
}

function shrunk({ width, height }: Size): Cut {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const to = { width: Math.round(width * share), height: Math.round(height * share) };
  return { left: 0, top: 0, from: { width, height }, to };
}

/** The file, or a smaller picture of it: a phone's photo has several megabytes. */
export async function smallEnough(file: File): Promise<Blob> {
  const isPicture = questionPictures.faultOf(file) !== 'type' && (await looksLikePicture(file));
  if (!isPicture) throw new NoPicture(texts.notUsable);
  const isLight = file.size <= ENOUGH_BYTES;
  const isSmall = ({ width, height }: Size) => isLight && Math.max(width, height) <= LONGEST_SIDE;
  const small = await drawPart(file, (picture) => (isSmall(picture) ? null : shrunk(picture))).catch(() => undefined);
  if (small) return isLight || small.size < file.size ? small : file;
  if (small === null) return file;
  // This browser cannot; the server can, or says what is wrong.
  if (questionPictures.faultOf(file) === 'size') throw new NoPicture(texts.tooLarge);
  return file;
}
