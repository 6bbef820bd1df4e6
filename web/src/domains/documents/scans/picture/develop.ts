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

/** Decoded the way round it was taken: phones write that beside the picture. */
const upright = (photo: Blob) => createImageBitmap(photo, { imageOrientation: 'from-image' });

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A worker has no document; an old browser has no canvas outside one. */
function canvasOf({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function brushOf(canvas: Canvas) {
  const brush = (canvas as OffscreenCanvas).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('There is no canvas to draw on');
  return brush;
}

function drawn(bitmap: ImageBitmap, { width, height }: Size): ImageData {
  const canvas = canvasOf({ width, height });
  const brush = brushOf(canvas);
  brush.imageSmoothingQuality = 'high';
  // What is see-through in a drawing is paper.
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(bitmap, 0, 0, width, height);
  return brush.getImageData(0, 0, width, height);
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

function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture came out')));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}
