import type { DrawnPicture, Pictures, Wanted } from '../../../ports/pictures/port.ts';

/** As wide as a column of text on the largest screen, in the pixels of a good one. */
const within = { width: 1280, height: 1600 };

/** Of a drawing the form without loss is often the smaller one; a photograph loses nothing that a question asks about. */
const kept = (orExact: { orExact?: true }): Wanted => ({
  formats: ['png', 'jpeg', 'webp', 'gif'],
  within,
  onWhite: true,
  as: { format: 'webp', quality: 78, ...orExact },
});

/** For programs that may not know WebP. */
const forPrograms: Wanted = { formats: ['webp'], as: { format: 'jpeg', quality: 90 } };

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff;

/** The picture as it is kept: small, and on white. */
export const drawForQuestion = (pictures: Pictures, bytes: Buffer, who: string): Promise<DrawnPicture> =>
  pictures.draw(bytes, kept(isJpeg(bytes) ? {} : { orExact: true }), { who });

/** The same for files that go to other programs and to paper. */
export const asJpeg = async (pictures: Pictures, webp: Buffer, who: string): Promise<Buffer> =>
  (await pictures.draw(webp, forPrograms, { who, isOurs: true })).content;
