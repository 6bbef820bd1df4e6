import { brushOf, type Canvas, canvasOf, drawnOnPaper, encoded, upright } from '../../../../lib/picture-canvas.ts';
import { type Corners, wholePicture } from './corners.ts';
import { afterTurns, fitted, greyOf, layFlat, type Size, sizeBetween, type Turns } from './lay-flat.ts';
import { findPage } from './page-edges.ts';
import { isSmallEnough, qualitiesFor, type Smallness } from './shrink.ts';

/** How the page is to be taken out of its photograph. */
export interface Cut {
  corners: Corners;
  turns: Turns;
}

/** This large is enough to see where a page ends. */
const EDGES_SIDE = 240;
/** What a cheap phone can hold at once, however little of the photograph the page fills. */
const MOST_SIDE = 3200;

/** Where the page lies; the whole picture where its edges are not to be seen. */
export async function findCorners(photo: Blob): Promise<Corners> {
  const bitmap = await upright(photo);
  try {
    const pixels = drawn(bitmap, fitted(bitmap, EDGES_SIDE));
    return findPage({ width: pixels.width, height: pixels.height, shades: greyOf(pixels) }) ?? wholePicture;
  } finally {
    bitmap.close();
  }
}

/** Cuts the page out, lays it flat, turns it, takes the colour away and makes it small. */
export async function develop(photo: Blob, { corners, turns }: Cut, smallness: Smallness): Promise<Blob> {
  const bitmap = await upright(photo);
  try {
    const page = sizeBetween(corners, bitmap);
    const size = fitted(page, smallness.longestSide);
    const scale = size.width / page.width;
    const pixels = drawn(bitmap, fitted(bitmap, Math.min(MOST_SIDE, Math.max(bitmap.width, bitmap.height) * scale)));
    const flat = layFlat(pixels, corners, turns, afterTurns(size, turns));
    const canvas = canvasOf(flat);
    brushOf(canvas).putImageData(new ImageData(flat.data, flat.width, flat.height), 0, 0);
    return await toSmallJpeg(canvas, smallness);
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, to: Size): ImageData {
  const canvas = drawnOnPaper(bitmap, { left: 0, top: 0, from: bitmap, to });
  return brushOf(canvas).getImageData(0, 0, to.width, to.height);
}

async function toSmallJpeg(canvas: Canvas, smallness: Smallness): Promise<Blob> {
  const [first, ...lower] = qualitiesFor(smallness);
  let picture = await toJpeg(canvas, first ?? smallness.quality);
  for (const quality of lower) {
    if (isSmallEnough(picture.size)) break;
    picture = await toJpeg(canvas, quality);
  }
  return picture;
}

const toJpeg = (canvas: Canvas, quality: number) => encoded(canvas, 'image/jpeg', quality);
