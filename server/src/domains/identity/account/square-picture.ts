import type { Pictures, Wanted } from '../../../ports/pictures/port.ts';

const square: Wanted = { formats: ['png', 'jpeg', 'webp'], square: 256, as: { format: 'webp', quality: 82 } };

/** Makes a small square WebP of a PNG, JPEG or WebP, or refuses. */
export const toSquarePicture = async (pictures: Pictures, bytes: Buffer, who: string): Promise<Buffer> =>
  (await pictures.draw(bytes, square, { who })).content;
