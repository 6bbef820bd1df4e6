import type { Sharp } from 'sharp';
import { AppError } from './app-error.ts';
import { loadSharp } from './load-sharp.ts';

/** Pictures that people send are made anew from their pixels alone: no location, no camera, nothing hidden behind the end. */

const maxSeconds = 10;

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif';

/** By content, before any decoder sees it: the library would otherwise also open SVG, PDF and others. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  const startsWith = (...values: number[]) => values.every((value, index) => bytes[index] === value);
  const says = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(0xff, 0xd8, 0xff)) return 'jpeg';
  if (says('RIFF') && says('WEBP', 8)) return 'webp';
  return says('GIF87a') || says('GIF89a') ? 'gif' : null;
}

/** What is made of a picture: from its pixels, upright. */
export type Draw<Drawn> = (picture: Sharp, format: PictureFormat) => Promise<Drawn>;

interface Taken {
  formats: readonly PictureFormat[];
  /** A bomb of 30,000 × 30,000 is far beyond whatever a camera takes. */
  maxPixels: number;
}

let last: Promise<unknown> = Promise.resolve();

/** Makes something of a picture of a known format, or refuses. One at a time, because a decoded picture is large. */
export function redraw<Drawn>(bytes: Buffer, { formats, maxPixels }: Taken, draw: Draw<Drawn>): Promise<Drawn> {
  const format = formatOf(bytes);
  if (!format || !formats.includes(format)) return Promise.reject(new AppError('image_not_usable'));
  const mine = last.then(async () => {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true });
    return draw(picture.timeout({ seconds: maxSeconds }), format).catch(() => {
      throw new AppError('image_not_usable');
    });
  });
  last = mine.catch(() => {});
  return mine;
}
