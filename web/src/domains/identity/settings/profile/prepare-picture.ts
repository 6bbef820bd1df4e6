import { pictures } from '../../../../lib/accepted-files.ts';
import type { Cut } from '../../../../lib/picture-canvas.ts';
import { drawPart, looksLikePicture } from '../../../../lib/small-picture.ts';
import { settingsTexts } from '../texts.ts';

/** Twice what is kept, so that the server has enough to choose from; a few dozen kilobytes. */
const SIDE = 512;

/** Why a picture cannot be used, in words for the person who chose it. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** The middle square, drawn small. */
function middle({ width, height }: { width: number; height: number }): Cut {
  const source = Math.min(width, height);
  const side = Math.min(SIDE, source);
  return {
    left: (width - source) / 2,
    top: (height - source) / 2,
    from: { width: source, height: source },
    to: { width: side, height: side },
  };
}

/** Makes a picture ready to be sent: a phone's photo of several megabytes becomes a small square. */
export async function preparePicture(file: File): Promise<Blob> {
  const texts = settingsTexts.picture;
  const isPicture = pictures.faultOf(file) !== 'type' && (await looksLikePicture(file));
  if (!isPicture) throw new PictureError(texts.notUsable);
  const square = await drawPart(file, middle).catch(() => null);
  if (square) return square;
  // This browser cannot; the server can, or says what is wrong.
  if (pictures.faultOf(file) === 'size') throw new PictureError(texts.tooLarge);
  return file;
}
