import { pictures } from '../../../../lib/accepted-files.ts';
import { settingsTexts } from '../texts.ts';

/** Twice what is kept, so that the server has enough to choose from; a few dozen kilobytes. */
const SIDE = 512;

/** Why a picture cannot be used, in words for the person who chose it. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** How files of these types begin: a text that is called .png is refused before anything is offered for it. */
const BEGINNINGS = [/^\x89PNG/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s];

async function looksLikePicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return BEGINNINGS.some((pattern) => pattern.test(beginning));
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
  const isPicture = pictures.faultOf(file) !== 'type' && (await looksLikePicture(file));
  if (!isPicture) throw new PictureError(texts.notUsable);
  const square = await drawSquare(file).catch(() => null);
  if (square) return square;
  // This browser cannot; the server can, or says what is wrong.
  if (pictures.faultOf(file) === 'size') throw new PictureError(texts.tooLarge);
  return file;
}
