import { settingsTexts } from '../../texts/en/settings.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MAX_BYTES = 2 * 1024 * 1024;
/** Twice what is kept, so that the server has enough to choose from; a few dozen kilobytes. */
const SIDE = 512;

/** Why a picture cannot be used, in words for the person who chose it. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** The middle square, drawn small. Throws for what the browser cannot draw. */
async function drawSquare(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const source = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(SIDE, source);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(bitmap.width - source) / 2, (bitmap.height - source) / 2];
  context.drawImage(bitmap, left, top, source, source, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const encode = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
  const webp = await encode('image/webp');
  // Safari answers with a PNG, which is much larger.
  return webp?.type === 'image/webp' ? webp : encode('image/jpeg');
}

/** Makes a picture ready to be sent: a phone's photo of several megabytes becomes a small square. */
export async function preparePicture(file: File): Promise<Blob> {
  const texts = settingsTexts.picture;
  if (!PICTURE_TYPES.includes(file.type)) throw new PictureError(texts.notUsable);
  const square = await drawSquare(file).catch(() => null);
  if (square) return square;
  // This browser cannot; the server can, or says what is wrong.
  if (file.size > MAX_BYTES) throw new PictureError(texts.tooLarge);
  return file;
}
