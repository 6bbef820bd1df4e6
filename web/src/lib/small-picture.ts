/** Pictures that people choose, made small before they are sent: data is expensive. */

/** How files of these types begin: a text that is called .png is refused before anything is offered for it. */
const BEGINNINGS = [/^\x89PNG/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^GIF8[79]a/];

export async function looksLikePicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const beginning = String.fromCharCode(...bytes);
  return BEGINNINGS.some((pattern) => pattern.test(beginning));
}

/** Which part of a picture is drawn, and how large. */
export interface Cut {
  left: number;
  top: number;
  from: { width: number; height: number };
  to: { width: number; height: number };
}

const QUALITY = 0.86;

/** A part of a picture, drawn anew. Null, or a rejection, where this browser cannot draw it. */
export async function drawPart(
  file: Blob,
  cutOf: (picture: { width: number; height: number }) => Cut,
): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const { left, top, from, to } = cutOf(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // What is clear in a drawing is white on its page, and would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, to.width, to.height);
  context.drawImage(bitmap, left, top, from.width, from.height, 0, 0, to.width, to.height);
  bitmap.close();
  const encode = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  const webp = await encode('image/webp');
  // Safari answers with a PNG, which is much larger.
  return webp?.type === 'image/webp' ? webp : encode('image/jpeg');
}
