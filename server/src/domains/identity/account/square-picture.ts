import { AppError } from '../../../platform/app-error.ts';

const maxSide = 256;
/** More than any phone's camera needs for two megabytes; a bomb of 30,000 × 30,000 is far beyond. */
const maxPixels = 24_000_000;
const maxSeconds = 10;

/** Loaded with the first picture: it brings a library of 15 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Pictures of strangers are not worth remembering, and one core is enough for one of them.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** By content, before any decoder sees it: the library would otherwise also open SVG, PDF and others. */
function isKnownFormat(bytes: Buffer): boolean {
  const startsWith = (...values: number[]) => values.every((value, index) => bytes[index] === value);
  const isPng = startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isJpeg = startsWith(0xff, 0xd8, 0xff);
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isPng || isJpeg || isWebp;
}

async function convert(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true });
  const { width, height } = await picture.metadata();
  const side = Math.min(maxSide, width, height);
  // A new picture from the pixels alone: no location, no camera, nothing hidden behind the end.
  return picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).timeout({ seconds: maxSeconds }).toBuffer();
}

let last: Promise<unknown> = Promise.resolve();

/** Makes a small square WebP of a PNG, JPEG or WebP, or refuses. One at a time, because a decoded picture is large. */
export function toSquarePicture(bytes: Buffer): Promise<Buffer> {
  if (!isKnownFormat(bytes)) return Promise.reject(new AppError('image_not_usable'));
  const mine = last.then(() =>
    convert(bytes).catch(() => {
      throw new AppError('image_not_usable');
    }),
  );
  last = mine.catch(() => {});
  return mine;
}
