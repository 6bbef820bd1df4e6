import { type Cut, drawnOnPaper, encoded, type Size, upright } from './picture-canvas.ts';

/** Pictures that people choose, made small before they are sent: data is expensive. */

/** How files of these types begin: a text that is called .png is refused before anything is offered for it. */
const BEGINNINGS = [/^\x89PNG/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^GIF8[79]a/];

export async function looksLikePicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return BEGINNINGS.some((pattern) => pattern.test(beginning));
}

const QUALITY = 0.86;

/**
 * A part of a picture, drawn anew; null where the picture is small enough as it is, which only its pixels tell: a photograph
 * of 40 megapixels may weigh less than a drawing. A rejection where this browser cannot draw it.
 */
export async function drawPart(file: Blob, cutOf: (picture: Size) => Cut | null): Promise<Blob | null> {
  const bitmap = await upright(file);
  try {
    const cut = cutOf(bitmap);
    if (!cut) return null;
    const canvas = drawnOnPaper(bitmap, cut);
    const webp = await encoded(canvas, 'image/webp', QUALITY);
    // Safari answers with a PNG, which is much larger.
    return webp.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg', QUALITY);
  } finally {
    bitmap.close();
  }
}
