import sharp, { type Sharp } from 'sharp';
import type { DrawnPicture, Part, Wanted } from '../port.ts';

// Pictures of strangers are not worth remembering, and one core is enough for one of them.
sharp.cache(false);
sharp.concurrency(1);

interface Size {
  width: number;
  height: number;
}

/** A part in whole pixels of the picture, at least one of them. */
function inside({ x, y, width, height }: Part, whole: Size) {
  const left = Math.min(whole.width - 1, Math.max(0, x));
  const top = Math.min(whole.height - 1, Math.max(0, y));
  return {
    left,
    top,
    width: Math.max(1, Math.min(whole.width, x + width) - left),
    height: Math.max(1, Math.min(whole.height, y + height) - top),
  };
}

async function cut(picture: Sharp, { part, square, within, onWhite }: Wanted): Promise<Sharp> {
  if (part) picture.extract(inside(part, await picture.metadata()));
  if (square) {
    const { width, height } = await picture.metadata();
    const side = Math.min(square, width, height);
    picture.resize(side, side, { fit: 'cover' });
  }
  if (within) picture.resize({ ...within, fit: 'inside', withoutEnlargement: true });
  return onWhite ? picture.flatten({ background: '#ffffff' }) : picture;
}

const encoded = (picture: Sharp) => picture.toBuffer();

async function smallest(picture: Sharp, quality: number, orExact: boolean): Promise<Buffer> {
  const lossy = await encoded(picture.clone().webp({ quality, smartSubsample: true }));
  if (!orExact) return lossy;
  const exact = await encoded(picture.clone().webp({ lossless: true }));
  return exact.length <= lossy.length ? exact : lossy;
}

/** Opened once, and then written in as many forms as are tried: to open it is what takes long. */
export async function draw(bytes: Buffer, wanted: Wanted, maxPixels: number): Promise<DrawnPicture> {
  const opened = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true });
  const { data, info } = await (await cut(opened, wanted)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = sharp(data, { raw: { width, height, channels } });
  const { format, quality, orExact = false } = wanted.as;
  const content = await (format === 'jpeg' ? encoded(picture.jpeg({ quality })) : smallest(picture, quality, orExact));
  return { content, width, height };
}
