import sharp from 'sharp';
import { randomOf } from '../papers/source.ts';
import { type ClassName, classes, TURNED_OF_TEN } from './classes.ts';
import { PAGE_INCHES } from './page.ts';
import { blockNoise, deskAt, lightOf, normalOf, shuffledTurns } from './surroundings.ts';

/** How the phone makes a picture small before it is sent. */
export interface Compression {
  longestSide: number;
  /** 0 to 1. */
  quality: number;
}

export interface Photograph {
  /** What the phone sends. */
  picture: Buffer;
  /** What was drawn for this page, to be looked at. */
  drawn: { blur: number; skew: number; dpi: number; paper: number; ink: number; turned: number; isSaved: boolean };
}

/** The camera sees so much finer than what is sent. */
const CAMERA = 1.5;

type Point = readonly [x: number, y: number];

/** What takes a point of the picture to the page, by where the page's four corners lie in the picture. */
function homography(corners: readonly [Point, Point, Point, Point]): Float64Array {
  // Of the unit square to the corners (Heckbert), then turned round.
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return Float64Array.of(
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  );
}

interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** Between the four pixels around a place. */
function sample({ data, width, height }: Raster, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const right = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const at = top * width + left;
  const upper = data[at]! * (1 - right) + data[at + 1]! * right;
  const lower = data[at + width]! * (1 - right) + data[at + width + 1]! * right;
  return upper * (1 - down) + lower * down;
}

/**
 * Photographs a printed page in effect: on a desk, bent, askew, in uneven light, through a lens that blurs and a sensor with
 * noise, then made small as the phone does. The same number gives the same picture.
 */
export async function photograph(
  print: Buffer,
  photo: ClassName,
  number: number,
  phone: { usual: Compression; saver: Compression },
): Promise<Photograph> {
  const random = randomOf(9000 + number);
  const is = classes[photo];
  const between = ([from, to]: readonly [number, number]) => from + (to - from) * random();
  const either = (value: number) => (random() < 0.5 ? -value : value);

  const [blur, skew, dpi, paper, ink] = [
    between(is.blur),
    either(between(is.skew)),
    between(is.dpi),
    between(is.paper),
    between(is.ink),
  ];
  const [bend, noise] = [either(between(is.bend)), between(is.noise)];
  const isSaved = random() < is.saver;
  const { longestSide, quality } = isSaved ? phone.saver : phone.usual;
  const turned = shuffledTurns(photo, TURNED_OF_TEN)[number % 10]!;

  const raster = await sharp(print).greyscale().raw().toBuffer({ resolveWithObject: true });
  const page: Raster = { data: raster.data, width: raster.info.width, height: raster.info.height };

  // The frame is as long as the camera's picture; the page in it as large as its dpi says.
  const height = Math.round(longestSide * CAMERA);
  const width = Math.round(height * 0.75);
  const long = Math.min(dpi * PAGE_INCHES * CAMERA, height * 0.985);
  const wide = long * (page.width / page.height);
  const tilt = (skew * Math.PI) / 180;
  const [middleX, middleY] = [
    width / 2 + (random() - 0.5) * 0.02 * width,
    height / 2 + (random() - 0.5) * 0.01 * height,
  ];
  const corner = (sideX: number, sideY: number): Point => {
    const x = sideX * wide * (0.5 - either(between(is.perspective)) / 2);
    const y = sideY * long * (0.5 - either(between(is.perspective)) / 2);
    return [middleX + x * Math.cos(tilt) - y * Math.sin(tilt), middleY + x * Math.sin(tilt) + y * Math.cos(tilt)];
  };
  const toPage = homography([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
  const light = lightOf(random, between(is.shadow));
  const desk = deskAt(random);
  const grain = normalOf(random);
  const fibres = blockNoise(random);

  const shot = Buffer.alloc(width * height);
  // The light changes slowly: once for every eight pixels.
  const lit = new Float32Array(width / 8 + 1);
  for (let y = 0; y < height; y += 1) {
    if (y % 8 === 0) for (let at = 0; at < lit.length; at += 1) lit[at] = light((at * 8) / width, y / height);
    for (let x = 0; x < width; x += 1) {
      const depth = toPage[6]! * x + toPage[7]! * y + toPage[8]!;
      const u = (toPage[0]! * x + toPage[1]! * y + toPage[2]!) / depth;
      const v = (toPage[3]! * x + toPage[4]! * y + toPage[5]!) / depth + bend * Math.sin(Math.PI * u * 1.2);
      let value: number;
      if (u >= 0 && u <= 1 && v >= 0 && v <= 1) {
        const black = 1 - sample(page, u * page.width - 0.5, v * page.height - 0.5) / 255;
        value = (paper + fibres(x, y) * 3) * (1 - black) + ink * black;
      } else {
        // Beside the page it throws a little shadow on the desk.
        const near = Math.max(-u, u - 1, -v, v - 1);
        value = desk(x / width, y / height) * (near < 0.012 ? 0.7 : 1);
      }
      const seen = value * lit[x >> 3]! + grain() * noise;
      shot[y * width + x] = seen < 0 ? 0 : seen > 255 ? 255 : seen;
    }
  }
  const camera = await sharp(shot, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.3, blur * CAMERA))
    .rotate(turned)
    .jpeg({ quality: 92 })
    .toBuffer();
  const picture = await sharp(camera)
    .resize({ width: longestSide, height: longestSide, fit: 'inside' })
    .greyscale()
    .jpeg({ quality: Math.round(quality * 100) })
    .toBuffer();
  return { picture, drawn: { blur, skew, dpi, paper, ink, turned, isSaved } };
}
