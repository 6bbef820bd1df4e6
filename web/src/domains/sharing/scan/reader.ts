/** Reads QR codes on the device: by the browser itself where it can, which costs no bytes, else by a decoder that is loaded now. */

export interface QrReader {
  /** A frame of the camera: read quickly, the next one follows. */
  readFrame(video: HTMLVideoElement): Promise<string | null>;
  /** All there is: tried again in other sizes. */
  readPhoto(photo: ImageBitmap): Promise<string | null>;
}

interface Detector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Enough squares to a code that fills a third of the picture, and few enough for a slow phone. */
const frameSide = 800;
/** A photograph is tried at several sizes: small ones lose the squares of a far code, large ones the noise hides. */
const photoSides = [1000, 1800, 500];

/** The browser's own; null where it has none, or none for QR codes, as on a phone without the service behind it. */
async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

function createPixelReader() {
  let canvas: HTMLCanvasElement | undefined;
  return async (
    source: CanvasImageSource,
    size: { width: number; height: number },
    side: number,
    kind: 'frame' | 'photo',
  ) => {
    const { readPixels } = await import('./read-pixels.ts');
    canvas ??= document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const scale = Math.min(1, side / Math.max(size.width, size.height));
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return null;
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    return readPixels(context.getImageData(0, 0, canvas.width, canvas.height), kind);
  };
}

export async function openReader(): Promise<QrReader> {
  let own = await ownDetector();
  const readPixelsOf = createPixelReader();
  const readByBrowser = async (source: ImageBitmapSource) => {
    try {
      return (await own?.detect(source))?.[0]?.rawValue || null;
    } catch {
      // It says that it can, and then cannot.
      own = null;
      return null;
    }
  };
  return {
    async readFrame(video) {
      const size = { width: video.videoWidth, height: video.videoHeight };
      if (size.width === 0) return null;
      return own ? readByBrowser(video) : readPixelsOf(video, size, frameSide, 'frame');
    },
    async readPhoto(photo) {
      const found = own && (await readByBrowser(photo));
      if (found) return found;
      for (const side of photoSides) {
        const read = await readPixelsOf(photo, photo, side, 'photo');
        if (read !== null) return read;
      }
      return null;
    },
  };
}
