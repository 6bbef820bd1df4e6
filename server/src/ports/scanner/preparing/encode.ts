import sharp from 'sharp';
import type { Grey } from '../picture/grey.ts';

/** About 200 kB for a page of writing. */
const quality = 62;

/** A JPEG without any metadata. */
export const encodePicture = ({ width, height, data }: Grey): Promise<Buffer> =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.length), { raw: { width, height, channels: 1 } })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer();
