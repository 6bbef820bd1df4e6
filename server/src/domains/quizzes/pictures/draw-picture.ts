import type { Sharp } from 'sharp';
import { redraw } from '../../../platform/redraw-picture.ts';

/** As wide as a column of text on the largest screen, in the pixels of a good one. */
const mostWide = 1280;
const mostHigh = 1600;
const maxPixels = 40_000_000;
/** A photograph loses nothing that a question asks about. */
const quality = 78;
/** For programs that may not know WebP. */
const jpegQuality = 90;

export interface DrawnPicture {
  content: Buffer;
  width: number;
  height: number;
}

async function asWebp(picture: Sharp, lossless: boolean): Promise<DrawnPicture> {
  const { data, info } = await picture
    .clone()
    .webp(lossless ? { lossless } : { quality, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

/**
 * The picture as it is kept: small, and on white, because a drawing without a ground is often black and unseen at night.
 * Of a drawing the form without loss is often the smaller one.
 */
export const drawForQuestion = (bytes: Buffer): Promise<DrawnPicture> =>
  redraw(bytes, { formats: ['png', 'jpeg', 'webp', 'gif'], maxPixels }, async (picture, format) => {
    const fitting = picture
      .resize({ width: mostWide, height: mostHigh, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    const lossy = await asWebp(fitting, false);
    if (format === 'jpeg') return lossy;
    const exact = await asWebp(fitting, true);
    return exact.content.length <= lossy.content.length ? exact : lossy;
  });

/** The same for files that go to other programs and to paper. */
export const asJpeg = (webp: Buffer): Promise<Buffer> =>
  redraw(webp, { formats: ['webp'], maxPixels }, (picture) => picture.jpeg({ quality: jpegQuality }).toBuffer());
