import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../platform/app-error.ts';
import { loadSharp } from '../../../platform/load-sharp.ts';
import type { Box } from '../../../ports/scanner/port.ts';
import type { Storage } from '../../../ports/storage/port.ts';

const maxSeconds = 10;
const quality = 72;
/** A line wider than a phone shows is sent smaller. */
const widestLine = 1200;

/** Where the picture of a page lies in the storage. */
export const pictureOf = (pageId: string) => `scans/pictures/${pageId}.jpg`;

export async function findPicture(storage: Storage, pageId: string): Promise<Buffer | null> {
  const found = await storage.find(pictureOf(pageId));
  return found && buffer(found.stream);
}

export async function getPicture(storage: Storage, pageId: string): Promise<Buffer> {
  const picture = await findPicture(storage, pageId);
  if (!picture) throw new AppError('scan_page_not_found');
  return picture;
}

/** Not wider than asked for; as it is kept where nothing is asked for. */
export async function narrowed(picture: Buffer, width: number | undefined): Promise<Buffer> {
  if (width === undefined) return picture;
  const sharp = await loadSharp();
  const narrow = sharp(picture).resize({ width, withoutEnlargement: true });
  return narrow.jpeg({ quality }).timeout({ seconds: maxSeconds }).toBuffer();
}

/** Exactly a part of a picture: pages mark words on it by their share of the line. */
export async function cut(picture: Buffer, box: Box): Promise<Buffer> {
  const sharp = await loadSharp();
  const whole = sharp(picture);
  const { width, height } = await whole.metadata();
  const left = Math.min(width - 1, Math.max(0, box.x));
  const top = Math.min(height - 1, Math.max(0, box.y));
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(width, box.x + box.width) - left),
    height: Math.max(1, Math.min(height, box.y + box.height) - top),
  };
  const line = whole.extract(part).resize({ width: widestLine, withoutEnlargement: true });
  return line.jpeg({ quality }).timeout({ seconds: maxSeconds }).toBuffer();
}
