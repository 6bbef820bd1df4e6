import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { Unreadable } from '../../reader/unreadable.ts';
import type { Grey } from '../picture/grey.ts';

/** Larger photographs are no photographs of a page. */
const mostBytes = 30 * 1024 * 1024;
const mostPixels = 120_000_000;
/** What is kept of a page: enough for letters of 8 points, and no more. */
export const longestSide = 2400;

const formats: readonly string[] = ['jpeg', 'png', 'webp'];

/** A photograph within bounds, turned as its camera says, in shades of grey. Nothing else of the file is kept. */
export async function decodePhotograph(path: string): Promise<Grey> {
  const { size } = await stat(path);
  if (size === 0) throw new Unreadable('file_empty');
  if (size > mostBytes) throw new Unreadable('file_too_large');
  const bytes = await readFile(path);
  if (bytes.length === 0) throw new Unreadable('file_empty');
  const input = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 } as const;
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(bytes, { ...input, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Unreadable(isPicture(bytes) ? 'file_corrupt' : 'file_type_unsupported');
    });
  if (!formats.includes(format ?? '')) throw new Unreadable('file_type_unsupported');
  if (width * height > mostPixels) throw new Unreadable('file_too_complex');
  return sharp(bytes, input)
    .rotate()
    .flatten({ background: '#fff' })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({
      width: info.width,
      height: info.height,
      data: new Uint8Array(data.buffer, data.byteOffset, info.width * info.height),
    }))
    .catch(() => {
      throw new Unreadable('file_corrupt');
    });
}

/** By how it begins: a file that says it is a picture and cannot be opened is damaged, any other is of another kind. */
function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG') || /^RIFF.{4}WEBP/s.test(start);
}
