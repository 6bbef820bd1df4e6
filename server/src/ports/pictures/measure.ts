export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif';

export interface Measured {
  format: PictureFormat;
  width: number;
  height: number;
}

const startsWith = (bytes: Buffer, ...values: number[]) => values.every((value, index) => bytes[index] === value);
const says = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;

/** By content, before any decoder sees it: the library would otherwise also open SVG, PDF and others. */
function formatOf(bytes: Buffer): PictureFormat | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (says(bytes, 'RIFF') && says(bytes, 'WEBP', 8)) return 'webp';
  return says(bytes, 'GIF87a') || says(bytes, 'GIF89a') ? 'gif' : null;
}

type Size = Pick<Measured, 'width' | 'height'>;

const sizes: Record<PictureFormat, (bytes: Buffer) => Size | null> = {
  png: (bytes) => (says(bytes, 'IHDR', 12) ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null),
  gif: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  jpeg: sizeOfJpeg,
  webp: sizeOfWebp,
};

/** The markers that begin a frame; those between them stand for tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** From segment to segment, each of which says how long it is, to the one that says how large the picture is. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at < bytes.length - 1; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xff) at += 1;
    else if (marker === 0 || standsAlone(marker)) at += 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function sizeOfWebp(bytes: Buffer): Size | null {
  const sides = (bits: number) => ({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 });
  if (says(bytes, 'VP8X', 12)) return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (says(bytes, 'VP8L', 12)) return sides(bytes.readUInt32LE(21));
  if (!says(bytes, 'VP8 ', 12)) return null;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** What a picture says about itself at its beginning; null where it is none that is known. */
export function measure(bytes: Buffer): Measured | null {
  const format = formatOf(bytes);
  if (!format) return null;
  try {
    const size = sizes[format](bytes);
    return size && size.width > 0 && size.height > 0 ? { format, ...size } : null;
  } catch (error) {
    // It ends before it has said so.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
