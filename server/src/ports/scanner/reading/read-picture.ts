import sharp from 'sharp';
import type { ScannedPage } from '../page.ts';
import type { Grey } from '../picture/grey.ts';
import { type Letters, lettersOf, strokesOf } from '../picture/ink.ts';
import { withoutRules } from '../picture/rules.ts';
import { softnessOf } from '../picture/verdict.ts';
import type { Engine } from './engine.ts';
import { hasGaps, pageOf, unreadShare } from './page-of-lines.ts';

/** Letters of this height in pixels are read best; smaller ones are enlarged. */
const bestHeight = 16;
const mostEnlarged = 3;
/** More pixels than this are never given to the engine. */
const mostPixels = 12_000_000;

/**
 * Reads a prepared picture. Where writing is left out and the page has ruled lines, it is read once more without them: the
 * engine takes boxes with little in them for drawings. What leaves less out is taken.
 */
export async function readPicture(picture: Buffer, engine: Engine): Promise<ScannedPage> {
  const { data, info } = await sharp(picture, { limitInputPixels: mostPixels })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey: Grey = { width: info.width, height: info.height, data: new Uint8Array(data) };
  const letters = lettersOf(strokesOf(grey), grey);
  const scale = scaleFor(letters, grey);
  const seen = { grey, letters, softness: softnessOf(grey, letters), scale };
  const read = async (from: Grey) => pageOf(await engine.read(await enlarged(from, scale)), seen);
  const page = await read(grey);
  const unread = unreadShare(page.lines, letters);
  const plain = hasGaps(unread) ? withoutRules(grey, letters.height) : null;
  if (!plain) return page;
  const again = await read(plain);
  return unreadShare(again.lines, letters) < unread ? again : page;
}

function scaleFor({ height, strokes }: Letters, { width, height: rows }: Grey): number {
  if (strokes.length < 20 || height >= bestHeight) return 1;
  const wanted = Math.min(mostEnlarged, bestHeight / height);
  return Math.max(1, Math.min(wanted, Math.sqrt(mostPixels / (width * rows))));
}

function enlarged({ width, height, data }: Grey, scale: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(data.buffer, data.byteOffset, data.length), {
    raw: { width, height, channels: 1 },
  });
  if (scale > 1) picture.resize(Math.round(width * scale), Math.round(height * scale), { kernel: 'cubic' });
  // Tells the engine how large letters are, as far as it asks.
  return picture.withMetadata({ density: 300 }).png({ compressionLevel: 1 }).toBuffer();
}
