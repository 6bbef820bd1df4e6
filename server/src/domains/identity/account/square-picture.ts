import { redraw } from '../../../platform/redraw-picture.ts';

const maxSide = 256;
/** More than any phone's camera needs for two megabytes. */
const maxPixels = 24_000_000;

/** Makes a small square WebP of a PNG, JPEG or WebP, or refuses. */
export const toSquarePicture = (bytes: Buffer): Promise<Buffer> =>
  redraw(bytes, { formats: ['png', 'jpeg', 'webp'], maxPixels }, async (picture) => {
    const { width, height } = await picture.metadata();
    const side = Math.min(maxSide, width, height);
    return picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  });
