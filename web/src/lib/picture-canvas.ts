/** How pictures are opened and drawn on a phone, in the page and in workers. */

export interface Size {
  width: number;
  height: number;
}

/** Decoded the way round it was taken: phones write that beside the picture. */
export const upright = (picture: Blob) => createImageBitmap(picture, { imageOrientation: 'from-image' });

export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A worker has no document; an old browser has no canvas outside one. */
export function canvasOf({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

export function brushOf(canvas: Canvas) {
  const brush = (canvas as OffscreenCanvas).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('There is no canvas to draw on');
  return brush;
}

/** Which part of a picture is drawn, and how large. */
export interface Cut {
  left: number;
  top: number;
  from: Size;
  to: Size;
}

/** A part of a picture on paper: what is see-through in a drawing is white, and would be black in a JPEG. */
export function drawnOnPaper(bitmap: ImageBitmap, { left, top, from, to }: Cut): Canvas {
  const canvas = canvasOf(to);
  const brush = brushOf(canvas);
  brush.imageSmoothingQuality = 'high';
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, to.width, to.height);
  brush.drawImage(bitmap, left, top, from.width, from.height, 0, 0, to.width, to.height);
  return canvas;
}

export function encoded(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture came out')));
    canvas.toBlob(done, type, quality);
  });
}
