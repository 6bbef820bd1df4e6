import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../platform/app-error.ts';
import type { Pictures, Wanted } from '../../../ports/pictures/port.ts';
import type { Box } from '../../../ports/scanner/port.ts';
import type { Storage } from '../../../ports/storage/port.ts';

const kept: Wanted = { formats: ['jpeg'], as: { format: 'jpeg', quality: 72 } };
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
export async function narrowed(
  pictures: Pictures,
  { picture, who }: { picture: Buffer; who: string },
  width: number | undefined,
): Promise<Buffer> {
  if (width === undefined) return picture;
  return (await pictures.draw(picture, { ...kept, within: { width } }, { who, isOurs: true })).content;
}

/** Exactly a part of a picture: pages mark words on it by their share of the line. */
export async function cut(
  pictures: Pictures,
  { picture, who }: { picture: Buffer; who: string },
  part: Box,
): Promise<Buffer> {
  return (await pictures.draw(picture, { ...kept, part, within: { width: widestLine } }, { who, isOurs: true }))
    .content;
}
