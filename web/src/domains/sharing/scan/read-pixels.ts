import decodeQR from 'qr/decode.js';

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each, as a canvas gives them. */
  data: Uint8ClampedArray;
}

/** A frame is followed by the next; a photograph is all there is, and somebody waits for it. */
const patience = { frame: { effort: 1, timeLimit: 60 }, photo: { effort: 8, timeLimit: 1500 } };

/** What a QR code in a picture says; null where none can be read. */
export function readPixels(pixels: Pixels, kind: keyof typeof patience): string | null {
  try {
    return decodeQR(pixels, { ...patience[kind], format: 'RGBA' });
  } catch {
    return null;
  }
}
